import { ADR_EDITION } from '../../code-lists/adr-table-a.ts'
import { failed, type Outcome, outcomesOf, passed, type Rule } from '../../rules/rule.ts'
import { isMeasure, type View } from '../../rules/view.ts'
import { kilogramsOf } from '../../values/mass.ts'
import { type Declared, isUnderOtherList, listedGoods, UN_NUMBER } from './goods.ts'
import { matchingEntries } from './match.ts'
import { isWaivedBy, specialOf } from './special/special-goods.ts'

/*
 * Chapters 3.4 and 3.5: what may be carried in limited and excepted quantities at all. A package is judged where one line gives mass,
 * number and kind of what are packages and no pallets; the total of excepted quantities where nothing else is counted with them.
 */

/** 3.5.5. */
const MOST_EXCEPTED_PACKAGES = 1000
/** 3.4.2 and 3.4.3, gross, in kilograms. */
const MOST_IN_PACKAGE = 30
const MOST_ON_TRAY = 20

const PACKAGES = 'ASBIE1122'
const COUNT = { ofGoods: 'eFTI296', ofLine: 'eFTI685', inTotal: 'eFTI47' }
const GROSS = { ofGoods: 'eFTI238', inTotal: 'eFTI41' }
const KINDS_OF_GOODS = ['eFTI297', 'eFTI298']
const KINDS_OF_LINE = ['eFTI688', 'eFTI690']

/** Boxes, cans, bottles, bags: kinds that are never a pallet or an overpack, as codes of Recommendation 21, of chapter 6.1, in words. */
const SINGLE_PACKAGE =
  /^(?:BX|CT|CS|4[A-HN]?|4G|4C[12]?|4D|4H[12]|CA|CI|TN|JC|JR|BO|DR|BG|SA)$|(?<!\p{L})(?:karton|kiste|schachtel|carton|box|case|caisse|bo[iî]te|caja|scatol|cassa|doos|dozen|krabic|pud(?:ełk|el)|skrzyn|kartong|kasse|kassett|caixa|cutie|doboz|laatik|kutij|škatl)/iu
const TRAY = /(?<!\p{L})(?:trays?|barquettes?|vassoi[oi]?|bandejas?|tack[ai]|tácky?|tabuleiros?)(?!\p{L})/iu
const PALLET =
  /(?<!\p{L})(?:pal|überverp|umverp|overpack|surembal|sovrimb|sobreemb|container|gitterbox|ibc)/iu

const common = { violationType: 'Dangerous goods', obligation: true, subsets: null } as const

export const quantityLimits: readonly Rule[] = [
  {
    ...common,
    code: 'DG-LIMITED-ENTRY',
    severity: 'critical',
    rule: 'Only goods that Table A allows in limited quantities are carried as such.',
    clause: `ADR/RID/ADN 3.4.1; ${ADR_EDITION}, Table A, column 7a`,
    remedy:
      'Check the UN number; if it is right, carry the goods under all provisions of ADR and describe them in full.',
    example: '1263',
    eftiId: UN_NUMBER,
    check(view, { answers }) {
      const wrong: Outcome[] = []
      let times = 0
      if (isUnderOtherList(view)) return wrong
      for (const goods of listedGoods(view)) {
        if (specialOf(view, goods.item, answers).waived !== '3.4') continue
        const entries = matchingEntries(view, goods)
        if (entries.length === 0) continue
        if (entries.every(({ limitedQuantity }) => limitedQuantity === '0'))
          wrong.push(
            failed(
              `${goods.item}/uNDGID`,
              `UN ${goods.number} is declared in limited quantities, which Table A of ${ADR_EDITION} does not allow for it.`,
            ),
          )
        else times += 1
      }
      return outcomesOf(wrong, times)
    },
  },
  {
    ...common,
    code: 'DG-LIMITED-PACKAGE',
    severity: 'medium',
    rule: 'A package in limited quantities has a gross mass of at most 30 kg, a shrink-wrapped tray of at most 20 kg.',
    clause: 'ADR/RID/ADN 3.4.2, 3.4.3',
    remedy: 'Check mass and number of packages; heavier packages are carried under all provisions of ADR.',
    example: '250 KGM',
    eftiId: GROSS.ofGoods,
    *check(view, { answers }) {
      if (isUnderOtherList(view)) return
      const goods = listedGoods(view)
      for (const one of goods) {
        if (specialOf(view, one.item, answers).waived !== '3.4' || !isAdmitted(view, one)) continue
        const line = packagesOf(view, one, goods.length === 1)
        if (!line) continue
        const { kilograms, count, limit, path } = line
        yield kilograms / count <= limit
          ? passed(path)
          : failed(
              path,
              'Packages in limited quantities have an average gross mass of {each}; the limit is {limit}.',
              {
                eftiId: line.eftiId,
                values: {
                  each: { value: Math.round((kilograms / count) * 10) / 10, unit: 'KGM' },
                  limit: { value: limit, unit: 'KGM' },
                },
              },
            )
      }
    },
  },
  {
    ...common,
    code: 'DG-EXCEPTED-LIMIT',
    severity: 'high',
    rule: 'At most 1,000 packages in excepted quantities are carried in one vehicle, wagon or container.',
    clause: 'ADR/RID/ADN 3.5.5',
    remedy:
      'Divide the packages among several vehicles or containers, or carry them under all provisions of ADR.',
    example: '1000',
    eftiId: COUNT.inTotal,
    *check(view, { answers }) {
      if (isUnderOtherList(view) || !isWaivedBy(view, '3.5', answers)) return
      const counted = exceptedPackages(view, answers)
      if (!counted) return
      yield counted.count <= MOST_EXCEPTED_PACKAGES
        ? passed(counted.path)
        : failed(
            counted.path,
            '{count} packages in excepted quantities are declared; the limit for a vehicle or container is {limit}.',
            { eftiId: counted.eftiId, values: { count: counted.count, limit: MOST_EXCEPTED_PACKAGES } },
          )
    },
  },
]

function isAdmitted(view: View, goods: Declared): boolean {
  return matchingEntries(view, goods).some(({ limitedQuantity }) => limitedQuantity !== '0')
}

/** Mass, number and greatest mass of the packages of one of the goods, or of the only line of a document. */
function packagesOf(view: View, { item }: Declared, isOnly: boolean) {
  const isOneLine = isOnly && view.instances(PACKAGES).length <= 1
  const kinds = KINDS_OF_GOODS.flatMap((id) => view.within(item, id))
  const written = (
    kinds.length > 0 || !isOneLine ? kinds : KINDS_OF_LINE.flatMap((id) => view.every(id))
  ).map(({ value }) => String(value))
  const limit = written.some((kind) => PALLET.test(kind))
    ? null
    : written.some((kind) => TRAY.test(kind))
      ? MOST_ON_TRAY
      : written.some((kind) => SINGLE_PACKAGE.test(kind))
        ? MOST_IN_PACKAGE
        : null
  const counts = view.within(item, COUNT.ofGoods)
  const counted = counts.length > 0 || !isOneLine ? counts : view.every(COUNT.ofLine)
  const mass = view.within(item, GROSS.ofGoods)[0] ?? (isOneLine ? view.first(GROSS.inTotal) : undefined)
  const kilograms = isMeasure(mass?.value) ? kilogramsOf(mass.value) : null
  const count = counted.length === 1 ? counted[0]?.value : null
  if (limit === null || !mass || kilograms === null || typeof count !== 'number' || count < 1) return null
  return { kilograms, count, limit, path: mass.path, eftiId: mass.element.id }
}

/** Packages of the goods themselves; where all goods are excepted, the total or the only line. */
function exceptedPackages(view: View, answers: Parameters<typeof specialOf>[2]) {
  const excepted = listedGoods(view).filter(({ item }) => specialOf(view, item, answers).waived === '3.5')
  const own = excepted.flatMap(({ item }) => view.within(item, COUNT.ofGoods))
  // No line of packages is one of other goods.
  const lines = view.instances(PACKAGES).length
  const isAll = excepted.length === listedGoods(view).length && lines <= Math.max(1, excepted.length)
  const total = view.first(COUNT.inTotal) ?? (lines === 1 ? view.first(COUNT.ofLine) : undefined)
  const counted = own.length > 0 ? own : isAll && total ? [total] : []
  const count = counted.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)
  const [first] = counted
  return first && count > 0 ? { count, path: first.path, eftiId: first.element.id } : null
}
