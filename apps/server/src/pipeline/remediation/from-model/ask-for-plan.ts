import { askAboutDocument, type NoAnswer } from '../../../ai/ask-about-document.ts'
import { redact } from '../../../ai/redact.ts'
import type { Person } from '../../../platform/database.ts'
import type { Services } from '../../../services.ts'
import type { InputValue, PlanInput } from '../plan-input.ts'
import { contentOf, INSTRUCTIONS, type ModelPlan, modelPlan } from './question.ts'

/** What of a document is sent, and how its names come back. */
export function questionOf(input: PlanInput, text: string, redactContent: boolean) {
  const content = contentOf(input, text)
  const names = redactContent ? namesIn(input.values) : null
  const { text: sent, restore } = names
    ? redact(content, names)
    : { text: content, restore: (answer: string) => answer }
  return { purpose: 'plan' as const, instructions: INSTRUCTIONS, content: sent, answer: modelPlan, restore }
}

export async function askForPlan(
  services: Services,
  person: Person,
  input: PlanInput,
  { restore, ...question }: ReturnType<typeof questionOf>,
  signal?: AbortSignal,
): Promise<ModelPlan | { failed: NoAnswer }> {
  const document = { id: input.documentId, originalName: input.documentName }
  const answered = await askAboutDocument(services, person, document, {
    ...question,
    ...(signal && { signal }),
  })
  if ('failed' in answered) return answered
  return modelPlan.parse(JSON.parse(restore(JSON.stringify(answered.answer))))
}

/** Names of parties and people, as JSON writes them. */
function namesIn(values: readonly InputValue[]): string[] {
  return values.flatMap(({ path, value }) =>
    typeof value === 'string' && /(^|\/)(name|personName|departmentName)(\[\d+\])?$/.test(path)
      ? [JSON.stringify(value).slice(1, -1)]
      : [],
  )
}
