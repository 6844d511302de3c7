import type { Consignment, ConsignmentValue, Value } from '../dataset/consignment.ts'
import { type DataElement, elementById } from '../dataset/elements.ts'
import type { Remark } from '../rules/finding.ts'
import { dateFromCompact } from '../values/date-time.ts'

/** Rules whose example is an attribute of the value, not the value. */
const ATTRIBUTES: Record<string, string> = {
  'CDS-AGENCY': 'schemeAgencyId',
  'CDS-LANGUAGE': 'languageId',
  'CDS-LANGUAGES': 'languageId',
}

/** The consignment with the finding's example in place of what was wrong or missing; null where no value can be put. */
export function putExample(consignment: Consignment, finding: Remark): Consignment | null {
  const { code, eftiId, path, example } = finding
  const element = elementById(eftiId ?? '')
  if (code.startsWith('XML-') || !element || element.kind === 'class' || path === null || example === null)
    return null
  const given = consignment.values.find((value) => value.path === path)
  const attribute = ATTRIBUTES[code]
  const changed: ConsignmentValue = attribute
    ? {
        ...(given ?? { eftiId: element.id, path, value: '' }),
        attributes: { ...given?.attributes, [attribute]: example },
      }
    : exampleAt(element, path, example, given)
  return { values: [...consignment.values.filter((value) => value.path !== path), changed] }
}

function exampleAt(
  element: DataElement,
  path: string,
  example: string,
  given: ConsignmentValue | undefined,
): ConsignmentValue {
  const { value, attributes } = readExample(element, example)
  return { eftiId: element.id, path, value, attributes: { ...given?.attributes, ...attributes } }
}

/** '12400 KGM', '1200.5 EUR', '20261119', 'true' as values of the element. */
export function readExample(
  element: DataElement,
  text: string,
): { value: Value; attributes: Record<string, string> } {
  const [number = '', unit = ''] = text.split(' ')
  if (element.kind === 'measure') return { value: { value: Number(number), unit }, attributes: {} }
  if (element.kind === 'amount') return { value: Number(number), attributes: { currencyId: unit } }
  if (element.kind === 'count' || element.kind === 'decimal') return { value: Number(text), attributes: {} }
  if (element.kind === 'flag') return { value: text === 'true', attributes: {} }
  if (element.kind !== 'date') return { value: text, attributes: {} }
  const formatId = text.length === 8 ? '102' : '205'
  return { value: dateFromCompact(text, formatId) ?? text, attributes: { formatId } }
}
