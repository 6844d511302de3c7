import { ASKED } from './asked.ts'
import { KNOWN } from './known.ts'

/** What becomes of a business rule of Table 31. */
export type Coverage =
  /** `question`: what is asked where the data does not show whether the rule applies. */
  | { id: string; kind: 'checked'; by: readonly string[]; question?: string }
  | { id: string; kind: 'asked'; question: string }
  | { id: string; kind: 'not covered'; reason: string }

/** Business rules that the data itself can decide, and the rules that do; those in `KNOWN` decide by themselves where the data suffices. */
const CHECKED: Record<string, string> = {
  'BR-020':
    'EU05-WAGON-FUMIGATION-STATEMENT EU05-WAGON-FUMIGATION-DATE EU05-WAGON-FUMIGANT EU05-CONTAINER-FUMIGATION-STATEMENT EU05-CONTAINER-FUMIGATION-DATE EU05-CONTAINER-FUMIGANT',
  'BR-021': 'EU05-WAGON-ACTION-DATE EU05-CONTAINER-ACTION-DATE',
  'BR-026': 'EU05-PACKAGE-NUMBER',
  'BR-033': 'EU05-STATEMENT-IN-WORDS',
  'BR-035': 'EU05-EXPLOSIVE-MASS EU05-EXPLOSIVE-TOTAL',
  'BR-037': 'EU05-RESPONSIBLE-PERSON EU05-RESPONSIBLE-PHONE',
  'BR-038': 'EU05-CONSIGNOR-STATEMENT',
  'BR-039': 'EU05-NUCLIDE EU05-RADIOACTIVE-FORM EU05-ACTIVITY EU05-RADIOACTIVE-CATEGORY EU05-TRANSPORT-INDEX',
  'BR-041': 'EU05-CRITICALITY-INDEX',
  'BR-045': 'EU05-TOTAL-ACTIVITY',
  'BR-052': 'EU05-FUEL-KIND EU05-FUEL-QUANTITY BR-052',
  'BR-061': 'EU05-STATEMENT-IN-WORDS EU05-WAGON-CLASSIFYING-AUTHORITY EU05-CONTAINER-CLASSIFYING-AUTHORITY',
  'BR-064': 'EU05-TUNNEL-CODE',
  'BR-079': 'EU05-CONTROL-TEMPERATURE EU05-EMERGENCY-TEMPERATURE',
  'BR-080': 'EU05-VESSEL-TYPE EU05-VEHICLE-NUMBER',
  'BR-081': 'DG-CLASS DG-TABLE-CLASS',
  'BR-082': 'DG-PACKING-GROUP DG-TABLE-PACKING-GROUP',
  'BR-083': 'EU05-WAGON-SUBJECT EU05-CONTAINER-SUBJECT',
  'BR-084': 'EU05-GOODS-SUBJECT',
  'BR-088': 'EU05-LABELS DG-CLASS',
  'BR-093': 'EU05-VEHICLE-NUMBER EU05-CONTAINER-NUMBER',
  'BR-099': 'EU05-CONTROL-TEMPERATURE EU05-EMERGENCY-TEMPERATURE BR-099',
  'BR-101': 'EU05-QUANTITY',
  'BR-104': 'EU05-WAGON-NUMBER',
  'BR-105': 'EU05-CONTROL-TEMPERATURE-KIND EU05-EMERGENCY-TEMPERATURE-KIND',
  'BR-112': 'EU02-LOADING-STATION',
  'BR-113': 'EU02-UNLOADING-STATION',
  'BR-114a': 'EU02-LOADING-AUTHORITY-ROLE EU02-LOADING-STAMP',
  'BR-114b': 'EU02-UNLOADING-AUTHORITY-ROLE EU02-UNLOADING-STAMP',
  'BR-115': 'EU02-LOADING-AUTHORITY',
  'BR-116': 'EU02-UNLOADING-AUTHORITY',
  'BR-117': 'EU02-EMPTY-UNIT-PLACE',
  'BR-118': 'EU02-EMPTY-UNIT-PLACE',
  'BR-119': 'EU02-EMPTY-UNIT-EVENT',
  'BR-120': 'EU02-EMPTY-UNIT-EVENT',
  'BR-121': 'EU06-AIR-WAYBILL-NUMBER EU06-AIR-WAYBILL-CODE',
  'BR-122': 'EU06-OTHER-METHOD',
}

const OPTIONAL = 'The row is optional (O): its absence breaks nothing.'

const NOT_COVERED: Record<string, string> = {
  'BR-003': `${OPTIONAL} EU02 cites it for eFTI606 by mistake; BR-114b is meant.`,
  'BR-016': OPTIONAL,
  'BR-017': OPTIONAL,
  'BR-018': OPTIONAL,
  'BR-019': OPTIONAL,
  'BR-059': OPTIONAL,
  'BR-060': OPTIONAL,
  'BR-073': OPTIONAL,
  'BR-102': OPTIONAL,
  'BR-103': 'No row of a Union subset cites it; eFTI240 is asked for by BR-036.',
  'BR-110': OPTIONAL,
}

/** Every business rule of Table 31 of Delegated Regulation (EU) 2024/2024, in the order of their numbers. */
export function businessRules(): Coverage[] {
  return [
    ...Object.entries(CHECKED).map(([id, by]) => checked(id, by.split(' '))),
    ...ASKED.filter(({ id }) => !(id in CHECKED)).map(({ id }) =>
      id in KNOWN ? checked(id, [id]) : { id, kind: 'asked' as const, question: questionOf(id) ?? '' },
    ),
    ...Object.entries(NOT_COVERED).map(([id, reason]) => ({ id, kind: 'not covered' as const, reason })),
  ].sort((left, right) => (left.id < right.id ? -1 : 1))
}

function checked(id: string, by: readonly string[]): Coverage {
  const question = questionOf(id)
  return { id, kind: 'checked', by, ...(question ? { question } : {}) }
}

function questionOf(id: string): string | undefined {
  const asked = ASKED.find((rule) => rule.id === id)
  return asked && ASKED.find((rule) => rule.id === (asked.sameAs ?? asked.id))?.question
}
