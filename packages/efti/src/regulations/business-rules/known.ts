import { isMeasure, type View } from '../../rules/view.ts'
import { cubicMetresOf } from '../../values/mass.ts'
import { ITEM, UN_NUMBER } from '../dangerous-goods/goods.ts'
import { isNamedWaste, WASTE } from '../waste-shipments/stated.ts'

/** When the data itself shows that the condition of a business rule applies, so that nobody has to be asked. */
export interface KnownCondition {
  /** In a sentence, for the finding. */
  because: string
  isTrue: (view: View) => boolean
  /** On a document the words that it is known by are all that is due; data have a code besides. */
  inWords?: true
}

const SEA = '1'
const SHIPPING_NAME = 'eFTI251'
const ENGINES = new Set(['3528', '3529', '3530'])
const MOST_FUEL = 1
/** Above these a package may go under exclusive use only: ADR/RID/ADN 4.1.9.1.10. */
const MOST_TRANSPORT_INDEX = 10
const MOST_CRITICALITY_INDEX = 50

/** By the business rule. An answer, yes or no, comes before the data. */
export const KNOWN: Readonly<Record<string, KnownCondition>> = {
  'BR-005': {
    because: 'A calculation under 1.1.3.6 is stated.',
    isTrue: (view) => view.first('eFTI1752') !== undefined,
  },
  'BR-006': {
    because: 'A calculation under 1.1.3.6 is stated.',
    isTrue: (view) => view.first('eFTI1752') !== undefined,
  },
  'BR-007': {
    because: 'Quantities under 1.1.3.6 are stated.',
    isTrue: (view) => ['eFTI1014', 'eFTI1017', 'eFTI1751'].some((id) => view.first(id) !== undefined),
    // 5.4.1.1.1 (f), note 1: on paper the total of each category is all that is due.
    inWords: true,
  },
  'BR-013': {
    because: 'UN 3315 is a sample under special provision 250.',
    isTrue: (view) => has(view, UN_NUMBER, (number) => number === '3315'),
  },
  'BR-025': {
    because: 'The transport or criticality safety index asks for exclusive use.',
    isTrue: (view) =>
      has(view, 'eFTI288', (index) => isBeyond(index, MOST_TRANSPORT_INDEX)) ||
      has(view, 'eFTI289', (index) => isBeyond(index, MOST_CRITICALITY_INDEX)),
  },
  'BR-029': {
    because: 'The goods are named as empty packagings.',
    isTrue: (view) => isNamedEmpty(view, /^EMPTY (?:PACKAGING|IBC|LARGE PACKAGING)/i),
    inWords: true,
  },
  'BR-030': {
    because: 'The unit is said to be empty and uncleaned.',
    isTrue: (view) =>
      isNamedEmpty(view, EMPTY_UNIT) ||
      ['eFTI382', 'eFTI454'].some((id) => has(view, id, (code) => code === 'T14' || code === 'T15')),
    inWords: true,
  },
  'BR-031': {
    because: 'The goods are named as an empty tank, vehicle, wagon or container.',
    isTrue: (view) => isNamedEmpty(view, EMPTY_UNIT),
    inWords: true,
  },
  'BR-032': {
    because: 'The goods are named as empty receptacles.',
    isTrue: (view) => isNamedEmpty(view, /^EMPTY RECEPTACLE/i),
    inWords: true,
  },
  'BR-051': {
    because: 'The engine or machinery holds more than 1000 l of fuel.',
    isTrue: carriesMuchFuel,
  },
  'BR-057': {
    because: 'The packaging has the code of a salvage packaging.',
    isTrue: (view) => has(view, 'eFTI297', (code) => /^[1-6][A-HLMNP]{1,2}\d?T$/.test(code)),
  },
  'BR-058': {
    because: 'Waste is notified, and the names of the dangerous goods do not say so.',
    isTrue: isWasteStated,
    inWords: true,
  },
  'BR-063': {
    because: 'UN 3175 is on board.',
    isTrue: (view) => has(view, UN_NUMBER, (number) => number === '3175'),
    // Special provision 216 asks for no words in the document; only the table of the Annex has them.
    inWords: true,
  },
  'BR-076': {
    because: 'A leg by sea follows the carriage in a container or vehicle.',
    isTrue: isBeforeSea,
  },
}

/** By the business rule: the words that it makes due are in the name of the goods, so that no code is asked for besides. */
export const WORDED: Readonly<Record<string, (view: View) => boolean>> = {
  'BR-058': (view) => has(view, SHIPPING_NAME, isNamedWaste),
}

const EMPTY_UNIT = /^EMPTY (?:TANK|VEHICLE|WAGON|CONTAINER|PORTABLE TANK|BATTERY|MEGC|MEMU)/i
function has(view: View, id: string, test: (text: string) => boolean): boolean {
  return view.every(id).some(({ value }) => test(String(value)))
}

/** No index has more than three digits: what has is a slip, and another rule's finding. */
function isBeyond(index: string, limit: number): boolean {
  const number = Number(index.replace(',', '.'))
  return number > limit && number < 1000
}

function isNamedEmpty(view: View, name: RegExp): boolean {
  return has(view, SHIPPING_NAME, (text) => name.test(text))
}

function isWasteStated(view: View): boolean {
  return view.instances(WASTE).length > 0 && view.instances(ITEM).length > 0
}

function carriesMuchFuel(view: View): boolean {
  return view.instances(ITEM).some((item) => {
    const isEngine = view.within(item, UN_NUMBER).some(({ value }) => ENGINES.has(String(value)))
    return isEngine && view.within(item, 'eFTI336').some(({ value }) => isMoreThan(value, MOST_FUEL))
  })
}

function isMoreThan(value: unknown, cubicMetres: number): boolean {
  return isMeasure(value) && (cubicMetresOf(value) ?? 0) > cubicMetres
}

/** On-carriage by sea, or a later leg of the main carriage; in the order of the legs' numbers, else as listed. */
function isBeforeSea(view: View): boolean {
  if (!['ASBIE1086', 'ASBIE1107'].some((id) => view.instances(id).length > 0)) return false
  if (view.instances(ITEM).length === 0) return false
  if (has(view, 'eFTI658', (mode) => mode === SEA)) return true
  const legs = view.instances('ASBIE1098').map((leg, at) => ({
    order: Number(view.within(leg, 'eFTI1022')[0]?.value ?? at),
    mode: String(view.within(leg, 'eFTI581')[0]?.value ?? ''),
  }))
  const [first, ...later] = legs.sort((left, right) => left.order - right.order)
  return first !== undefined && first.mode !== SEA && later.some(({ mode }) => mode === SEA)
}
