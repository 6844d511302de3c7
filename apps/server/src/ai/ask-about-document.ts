import { actOnDocument, type NamedDocument } from '../audit/acts-on-documents.ts'
import type { Question } from '../platform/ai-provider/ai-provider.ts'
import {
  type FailureKind,
  NO_TOKENS,
  ProviderFailed,
  type Tokens,
} from '../platform/ai-provider/provider-failed.ts'
import type { Person } from '../platform/database.ts'
import { recordAct } from '../platform/record-act.ts'
import type { Services } from '../services.ts'
import { aiTexts } from './texts.ts'
import { countUsage, usageOfMonth } from './usage-store.ts'

/** 'limit': the organisation has used its tokens of the month. */
export type NoAnswer = FailureKind | 'limit'

/**
 * Asks the provider in the name of an organisation. The caller has made sure that it wants this and has agreed to send what is in
 * the question (switches.ts). Every call is counted and in the audit trail, whatever comes back; nothing is held in a
 * transaction meanwhile. Without a provider it throws.
 */
export async function askAboutDocument<Answer>(
  services: Services,
  person: Person,
  document: NamedDocument,
  question: Question<Answer>,
): Promise<{ answer: Answer; tokens: Tokens } | { failed: NoAnswer }> {
  const { aiProvider, database, clock, config, log } = services
  if (!aiProvider) throw new Error('no AI provider is set up')
  const { tokens: used, limit } = await database.inTenant(person, (db) =>
    usageOfMonth(db, clock.now(), config.aiTokensPerMonth),
  )
  if (limit !== null && used >= limit) return { failed: 'limit' }
  const result = await aiProvider.ask(question).catch((error: unknown) => {
    if (!(error instanceof ProviderFailed)) throw error
    // The library's own messages quote what the model answered.
    const { kind, because } = error
    log.warn({ kind, because, purpose: question.purpose }, 'the AI provider gave no usable answer')
    return { failed: error.kind, tokens: error.tokens }
  })
  const failed = 'failed' in result ? result.failed : null
  await database.inTenant(person, async (db) => {
    // A provider that is left alone was not asked.
    if (failed !== 'paused') await countUsage(db, clock.now(), result.tokens ?? NO_TOKENS)
    await recordAct(
      db,
      actOnDocument(document, {
        action: 'ai-asked',
        details: aiTexts.asked({
          provider: aiProvider.name,
          purpose: question.purpose,
          failed,
          tokens: result.tokens,
        }),
      }),
    )
  })
  return 'answer' in result ? result : { failed: result.failed }
}
