import { askAboutDocument, type NoAnswer } from '../../../ai/ask-about-document.ts'
import { AS_IT_IS, isOfPeople, makeRedactor } from '../../../ai/redact.ts'
import type { Person } from '../../../platform/database.ts'
import type { Services } from '../../../services.ts'
import type { PlanInput } from '../plan-input.ts'
import { contentOf, INSTRUCTIONS, type ModelPlan, modelPlan } from './question.ts'

/** What of a document is sent, and how its names come back. */
export function questionOf(input: PlanInput, text: string, redactContent: boolean) {
  const { hide, restore } = redactContent ? makeRedactor(namesIn(input)) : AS_IT_IS
  const content = contentOf(input, text, hide)
  return { purpose: 'plan' as const, instructions: INSTRUCTIONS, content, answer: modelPlan, restore }
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
  return restored(answered.answer, restore)
}

function restored(
  { overview, steps, preventionTips }: ModelPlan,
  restore: (answer: string) => string,
): ModelPlan {
  return {
    overview: restore(overview),
    steps: steps.map(({ violations, action, details, example, value }) => ({
      violations,
      action: restore(action),
      details: restore(details),
      example: example === null ? null : restore(example),
      value: value && { path: value.path, text: restore(value.text) },
    })),
    preventionTips: preventionTips.map(restore),
  }
}

/** Names of parties and people and their telephone numbers, on this and the other documents of the consignment. */
function namesIn({ values, others }: PlanInput): string[] {
  return [values, ...others.map((other) => other.values)]
    .flat()
    .flatMap(({ path, value }) => (typeof value === 'string' && isOfPeople(path) ? [value] : []))
}
