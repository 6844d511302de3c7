import { ADR_EDITION } from '../../code-lists/adr-table-a.ts'
import { failed, type Outcome, passed, type Rule } from '../../rules/rule.ts'
import type { GivenValue, View } from '../../rules/view.ts'
import { ITEM, isUnderOtherList, listedGoods } from './goods.ts'
import { matchingEntries } from './match.ts'
import { casesOfAll, specialOf } from './special/special-goods.ts'

/*
 * Figures in words on which an exemption depends: the content of an inner packaging of a limited quantity, the energy of a battery, the flash
 * point of a liquid. No element of the data set has them.
 */

const NATURE = 'eFTI699'
/** Of one of the goods: name, statement, packages. */
const TEXTS_OF_ITEM = ['eFTI251', 'eFTI319', 'eFTI298']
/** Of all. */
const TEXTS = ['eFTI712', 'eFTI827', 'eFTI48']

/** '4 flaconi × 1 L', '12 x 400 ml'. */
const INNER =
  /\d\s*(?:\p{L}{2,}\s*){0,2}[×x]\s*(?<amount>\d+(?:[.,]\d+)?)\s?(?<unit>ml|cl|l|g|kg)(?!\p{L})/giu
const WATT_HOURS = /(?<![\d.,])(?<amount>\d+(?:[.,]\d+)?)\s?Wh(?!\p{L})/gu
/** Special provision 188 (b). */
const MOST_WATT_HOURS = 100
const FLASH_POINT =
  /(?:flash ?point|flammpunkt|point d['’]éclair|vlampunt|punto di infiammabilità|punto de inflamación|ponto de inflamação|temperatur\p{L} zapłonu|bod(?:u|em)? vzplanutí|flampunkt|flammepunkt|leimahduspiste|lobbanáspont|punct de (?:aprindere|inflamabilitate))[^\d<>≥>]{0,25}(?<sign>[<>≥≤]?)\s*(?<amount>-?\d+(?:[.,]\d+)?)\s?°/giu
/** 2.2.3.1.1, up to this a liquid is of class 3. */
const MOST_OF_CLASS_3 = 60
/** 2.2.3.1.1, Note 1, and 2.2.3.1.5: liquids that do not sustain combustion, and viscous ones. */
const EXCEPTED_LIQUIDS =
  /combusti|weiterbrenn|verbrennung|brinnande|spalani|hořen|2\.2\.3\.1\.5|32\.5\.2|visco|viskos|visqueu|lepk/iu

const common = { violationType: 'Dangerous goods', obligation: true, subsets: null } as const

export const figures: readonly Rule[] = [
  {
    ...common,
    code: 'DG-LIMITED-INNER',
    severity: 'high',
    rule: 'An inner packaging of a limited quantity contains no more than Table A allows for the substance.',
    clause: `ADR/RID/ADN 3.4.1; ${ADR_EDITION}, Table A, column 7a`,
    remedy: 'Use smaller inner packagings, or carry the goods under all provisions of ADR.',
    example: '1 L',
    eftiId: 'eFTI319',
    *check(view, { answers }) {
      if (isUnderOtherList(view)) return
      for (const goods of listedGoods(view)) {
        if (specialOf(view, goods.item, answers).waived !== '3.4') continue
        const limits = matchingEntries(view, goods).map(({ limitedQuantity }) => baseOf(limitedQuantity))
        const limit = limits.every((one) => one !== null) ? Math.max(...limits) : 0
        const [largest] = innerPackagings(view, goods.item)
        if (limit === 0 || !largest) continue
        const { given, amount, written } = largest
        yield amount <= limit + 0.001
          ? passed(given.path)
          : failed(
              given.path,
              `UN ${goods.number} is declared in limited quantities in inner packagings of ${written}; Table A of ${ADR_EDITION} allows ${limit} ${/g$/i.test(written) ? 'kg' : 'L'}.`,
              { eftiId: given.element.id },
            )
      }
    },
  },
  {
    ...common,
    code: 'DG-BATTERY-ENERGY',
    severity: 'high',
    rule: 'Lithium ion batteries under special provision 188 have no more than 100 Wh.',
    clause: 'ADR/RID/ADN 3.3.1, special provision 188 (b)',
    remedy: 'Check the watt-hours; above 100 Wh the batteries are carried under all provisions of ADR.',
    example: '74 Wh',
    eftiId: 'eFTI712',
    check(view) {
      return casesOfAll(view).includes('SP188') ? everyFigure(view, WATT_HOURS, wattHours) : []
    },
  },
  {
    ...common,
    code: 'DG-FLASH-POINT',
    severity: 'high',
    rule: 'A liquid with a flash point of 60 °C or less is of class 3, unless it is excepted.',
    clause: 'ADR/RID/ADN 2.2.3.1.1, 2.2.3.1.5',
    remedy:
      'Check the flash point against the safety data sheet; if it is right, declare the goods as class 3.',
    example: '61 °C',
    eftiId: 'eFTI712',
    check(view) {
      return view.instances(ITEM).length > 0 ? [] : everyFigure(view, FLASH_POINT, flashPoint)
    },
  },
]

/** The content of each inner packaging of one of the goods, the largest first. */
function innerPackagings(view: View, item: string) {
  return TEXTS_OF_ITEM.flatMap((id) => view.within(item, id))
    .flatMap((given) =>
      [...String(given.value).matchAll(INNER)].flatMap(({ groups }) => {
        const written = `${groups?.amount} ${groups?.unit}`
        const amount = baseOf(written)
        return amount === null ? [] : [{ given, amount, written }]
      }),
    )
    .sort((left, right) => right.amount - left.amount)
}

function everyFigure(
  view: View,
  shape: RegExp,
  judge: (amount: number, sign: string, text: string) => string | null,
): Outcome[] {
  const given = [...TEXTS, NATURE].flatMap((id) => view.every(id))
  const outcomes = given.flatMap((one) =>
    [...String(one.value).matchAll(shape)].map(({ groups }) => {
      const amount = Number((groups?.amount ?? '').replace(',', '.'))
      return outcomeOf(one, judge(amount, groups?.sign ?? '', String(one.value)))
    }),
  )
  // The same figure may be on two lines that were kept.
  const wrong = outcomes.find(({ message }) => message !== null)
  return wrong ? [wrong] : outcomes.slice(0, 1)
}

const outcomeOf = ({ path, element }: GivenValue, message: string | null): Outcome =>
  message === null ? passed(path) : failed(path, message, { eftiId: element.id })

const wattHours = (amount: number) =>
  amount <= MOST_WATT_HOURS
    ? null
    : `Special provision 188 is used for batteries of ${amount} Wh; it allows ${MOST_WATT_HOURS} Wh.`

function flashPoint(amount: number, sign: string, text: string): string | null {
  const isAbove = amount > MOST_OF_CLASS_3 || sign === '>' || sign === '≥'
  if (isAbove || !deniesDanger(text) || EXCEPTED_LIQUIDS.test(text)) return null
  return `Goods with a flash point of ${amount} °C are declared as not dangerous; liquids up to ${MOST_OF_CLASS_3} °C are class 3.`
}

/** 'Not dangerous goods under ADR', 'dvs. inte klass 3'. */
const NO_DANGER =
  /(?<!\p{L})(?:not|no|non|nicht|kein|keine|niet|geen|nie|ne|není|nejsou|ej|inte|ikke|ei|nem|nu|não)(?!\p{L})[^.;:]{0,30}?(?:dangerous|gefahrgut|gefährlich|danger|gevaarlijk|pericolos|peligros|perigos|niebezpieczn|nebezpečn|farlig|vaarall|veszélyes|periculoas|(?:class|klass|kl|třída|trieda|klasa)\p{L}* ?3|subject to (?:ADR|RID|ADN))|kein gefahrgut/iu

/** Does the text state that goods are not dangerous, or not of class 3? */
export function deniesDanger(text: string): boolean {
  return NO_DANGER.test(text)
}

/** Litres or kilograms: '500ml', '1L', '1kg'. */
function baseOf(quantity: string): number | null {
  const match = /^(\d+(?:[.,]\d+)?)\s?(ml|cl|l|g|kg)$/i.exec(quantity)
  const factor = { ml: 0.001, cl: 0.01, l: 1, g: 0.001, kg: 1 }[match?.[2]?.toLowerCase() ?? '']
  return match && factor !== undefined ? Number((match[1] ?? '').replace(',', '.')) * factor : null
}
