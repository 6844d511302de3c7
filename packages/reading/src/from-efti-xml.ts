import { type ConsignmentValue, type ParsedMessage, parseConsignmentXml, XmlProblem } from '@efti-hub/efti'
import type { Extracted } from './fields/extracted.ts'
import { kindOfType } from './kinds/kind-of-type.ts'

/** Values of an eFTI message, taken as they stand; undefined when the XML is something else. */
export function fromEftiXml(text: string): Extracted | undefined {
  const parsed = read(text)
  if (!parsed || parsed.message.family === null) return undefined
  const { consignment, findings } = parsed
  if (!consignment)
    return { kind: 'other', kindConfidence: 1, language: null, values: [], findings: [...findings] }
  return {
    kind: kindOfType(consignment.values, 'efti-consignment'),
    kindConfidence: 1,
    language: null,
    schema: parsed.message.schema,
    ...(consignment.extra ? { extra: consignment.extra } : {}),
    findings: [...findings],
    values: consignment.values.map(({ written, ...value }) => ({
      ...value,
      asWritten: written ?? plainText(value.value),
      confidence: 1,
      source: 'structured',
      evidence: null,
      why: { label: value.path, place: 'structured', checks: [], repairs: [], competedWith: [] },
    })),
  }
}

/** A document type or nesting that recognition let pass and the reader refuses is no eFTI message. */
function read(text: string): ParsedMessage | undefined {
  try {
    return parseConsignmentXml(text)
  } catch (error) {
    if (error instanceof XmlProblem) return undefined
    throw error
  }
}

const plainText = (value: ConsignmentValue['value']): string =>
  typeof value === 'object' ? `${value.value} ${value.unit}` : String(value)
