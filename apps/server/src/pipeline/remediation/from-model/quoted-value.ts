import type { PlanField, PlanValue } from '@efti-hub/contract'
import { codeListById, elementByPath, labelOf, plainPath } from '@efti-hub/efti'
import { fitValue, suggest } from '@efti-hub/reading'
import { valueInWords } from '../../extraction/value-in-words.ts'
import type { RecognisedPage } from '../../recognition/recognised.ts'
import type { PlanInput } from '../plan-input.ts'

/**
 * A proposed text as a value of one of the step's fields: only where a page of the document says it and it is a value of that field, or
 * where it is a code of the field's list. Else null, and the value is to be asked.
 */
export function quotedValue(
  { path, text }: { path: string; text: string },
  fields: readonly PlanField[],
  input: PlanInput,
  pages: readonly RecognisedPage[],
): PlanValue | null {
  const element = elementByPath(plainPath(path))
  if (!element || element.kind === 'class' || !fields.some((field) => field.path === path)) return null
  const shown = { path, label: labelOf(element.id) }
  const document = { values: [], pages, kind: input.kind ?? 'other', language: input.language }
  const [onPage] = suggest(document, { from: 'model', answers: [{ path, text }] }).values
  if (onPage) {
    const { value, evidence } = onPage
    return {
      ...shown,
      value,
      display: valueInWords({ path, value }),
      from: 'document',
      source: input.documentName,
      evidence: evidence && {
        ...evidence,
        box: evidence.box && ([...evidence.box] as [number, number, number, number]),
      },
      documentId: input.documentId,
    }
  }
  const list = codeListById(element.codeList ?? '')
  if (!list?.codes?.has(text)) return null
  const fitted = fitValue(element, text)
  if ('problem' in fitted) return null
  const { value } = fitted
  return {
    ...shown,
    value,
    display: valueInWords({ path, value }),
    from: 'code list',
    source: element.codeList ?? '',
    evidence: null,
    documentId: null,
  }
}
