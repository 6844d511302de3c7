import type { RemediationQuestion } from '@efti-hub/contract'
import { aiSwitches } from '../../accounts/settings/ai-switches.ts'
import { findInstructions } from '../../ai/instructions/find-instructions.ts'
import type { Person } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { latestText } from '../consignments/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { questionOf } from './from-model/ask-for-plan.ts'
import { WITH_INSTRUCTIONS, whyFromCatalogue } from './plan-origin.ts'
import { readPlanInput } from './read-plan-input.ts'

/** What a model would be given, for people who decide whether it may be. */
export function previewQuestion(
  { database, aiProvider }: Services,
  person: Person,
  documentId: string,
): Promise<RemediationQuestion> {
  return database.inTenant(person, async (db) => {
    const document = await requireDocument(db, documentId)
    const input = await readPlanInput(db, document)
    const text = await latestText(db, document.id)
    const switches = await aiSwitches(db)
    const { instructions, content } = questionOf(input, text, switches.redactContent)
    const steers = findInstructions(text, document.originalName) ? WITH_INSTRUCTIONS : null
    return {
      provider: aiProvider?.name ?? null,
      instructions,
      content,
      pictures: [],
      notSent: reasonIn(whyFromCatalogue(switches, aiProvider) ?? steers),
    }
  })
}

/** 'Built from the rule catalogue; no AI provider is configured' -> 'No AI provider is configured.' */
function reasonIn(origin: string | null): string | null {
  const reason = origin?.split('; ')[1]
  return reason ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.` : origin
}
