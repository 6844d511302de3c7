import { failed, type Outcome, passed, type Rule } from '../../rules/rule.ts'
import { isMeasure, type View } from '../../rules/view.ts'
import { kilogramsOf } from '../../values/mass.ts'

/*
 * What the blocks of the forms of waste state, beyond that they are filled in. A document of Annex VII is for waste of the green list that is
 * recovered; small amounts for a laboratory are exempt from that (Article 4(5)).
 */

/** Of the European list of waste, a hazardous entry: '16 06 01*'. */
export const HAZARDOUS = /(?<![\d.,])\d{2}[ .]?\d{2}[ .]?\d{2}\s?\*/u
/** Any of its entries, written in three groups. */
const LISTED = /(?<![\d.,])(0[1-9]|1\d|20)[ .](\d{2})[ .](\d{2})(?![\d.,]\d|\d)/gu
/** Basel Annexes VIII and II, and the amber entries of the OECD alone: Annex IV to the Regulation. */
const AMBER = /(?<![\p{L}\d])(?:A[1-4]\d{3}|A[A-D]\d{3}|RB020|Y4[678])(?![\p{L}\d])/u
/** Directive 2008/98/EC, Annex I. */
const DISPOSAL = /(?<![\p{L}\d])D\s?-?\s?(?:1[0-5]|[1-9])(?![\p{L}\d])/u
const LABORATORY = /laborat|labor(?!\p{L})|analys|analiz|análisis|analisi|pokus|próby|trial/iu
/** Article 4(5). */
const MOST_FOR_LABORATORY = 250
const MASSES = ['eFTI41', 'eFTI43']
/** '3 / 20', '3 of 20', '3 von 20'. */
const SERIAL = /(?<![\d/])(\d{1,4})\s*(?:\/|of|von|de|di|van|z|ze|af|av|od)\s*(\d{1,4})(?![\d/])/iu

const common = { violationType: 'Waste', obligation: true, eftiId: null, subsets: null } as const

export const contentsOfBlocks: readonly Rule[] = [
  {
    ...common,
    code: 'ANNEX-VII-LISTED',
    severity: 'critical',
    rule: 'No hazardous waste and no waste of the amber list is shipped with an Annex VII document.',
    clause: 'Regulation (EU) 2024/1157, Article 4(1) to (4), Annex IV; Annex VII, block 10',
    remedy:
      'Check the codes; if they are right, the shipment needs a notification and the consents of the authorities.',
    example: 'B3020, 19 12 01',
    check: (view) => onAnnexSeven(view, '10', inBlockTen),
  },
  {
    ...common,
    code: 'ANNEX-VII-DISPOSAL',
    severity: 'critical',
    rule: 'No waste for disposal is shipped with an Annex VII document.',
    clause: 'Regulation (EU) 2024/1157, Article 4(1) and (5); Annex VII, block 8',
    remedy:
      'Enter the recovery operation (R code); waste for disposal needs a notification and the consents of the authorities.',
    example: 'R3',
    check: (view) => onAnnexSeven(view, '8', inBlockEight),
  },
  {
    ...common,
    code: 'ANNEX-VII-CONTRADICTION',
    severity: 'high',
    rule: 'A code of waste that the description gives is one of those that identify the waste.',
    clause: 'Regulation (EU) 2024/1157, Annex VII, blocks 9 and 10',
    remedy: 'Check against the waste which of the codes is right, and correct the other block.',
    example: '17 04 02',
    *check(view) {
      const [description, identified] = ['9', '10'].map((number) => codesIn(view, number))
      if (!description?.length || !identified?.length) return
      const other = description.find((code) => !identified.includes(code))
      yield other === undefined
        ? passed(null)
        : failed(
            null,
            `Block 9 describes waste with code ${other}, but block 10 identifies it as ${identified.join(', ')}.`,
            { fieldName: 'Blocks 9 and 10' },
          )
    },
  },
  {
    ...common,
    code: 'MOVEMENT-SERIAL',
    severity: 'medium',
    rule: 'The serial number of a shipment is not greater than the total number of shipments that are notified.',
    clause: 'Regulation (EU) 2024/1157, Article 16 and Annex IB, block 2',
    remedy:
      'Correct block 2: serial number of this shipment / total number of shipments of the notification.',
    example: '3 / 20',
    *check(view) {
      if (view.form?.kind !== 'waste-movement') return
      const match = SERIAL.exec(view.form.blocks['2']?.text ?? '')
      if (!match) return
      const [serial, total] = [Number(match[1]), Number(match[2])]
      yield serial <= total
        ? passed(null)
        : failed(null, 'Block 2: shipment number {serial} is greater than the total of {total}.', {
            values: { serial, total },
            fieldName: 'Block 2: serial number and total number of shipments',
          })
    },
  },
]

/** Entries of the European list of waste in a block of Annex VII, as six figures: '17 04 02'. */
function codesIn(view: View, number: string): string[] {
  const text = view.form?.kind === 'waste-annex-vii' ? view.form.blocks[number]?.text : null
  return [...(text ?? '').matchAll(LISTED)].map(([, ...parts]) => parts.join(' '))
}

function* onAnnexSeven(
  view: View,
  number: string,
  wrong: (text: string) => string | null,
): Iterable<Outcome> {
  const text = view.form?.kind === 'waste-annex-vii' ? view.form.blocks[number]?.text : null
  if (!text || isForLaboratory(view)) return
  const message = wrong(text)
  yield message === null ? passed(null) : failed(null, message, { fieldName: `Block ${number}` })
}

function inBlockTen(text: string): string | null {
  const hazardous = HAZARDOUS.exec(text)?.[0]
  const amber = AMBER.exec(text)?.[0]
  if (hazardous !== undefined)
    return `Block 10: ${hazardous} is hazardous waste, which must not be shipped with an Annex VII document.`
  return amber === undefined
    ? null
    : `Block 10: ${amber} is an entry of the amber list, which must not be shipped with an Annex VII document.`
}

function inBlockEight(text: string): string | null {
  const operation = DISPOSAL.exec(text)?.[0]
  return operation === undefined
    ? null
    : `Block 8: ${operation} is a disposal operation, which an Annex VII document does not cover.`
}

/** By the words of facility or operation, unless the mass is too great. */
function isForLaboratory(view: View): boolean {
  const words = ['7', '8', '9'].map((number) => view.form?.blocks[number]?.text ?? '')
  if (!words.some((text) => LABORATORY.test(text))) return false
  const mass = MASSES.map((id) => view.first(id)?.value).find(isMeasure)
  const kilograms = mass ? kilogramsOf(mass) : null
  return kilograms === null || kilograms <= MOST_FOR_LABORATORY
}
