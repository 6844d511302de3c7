import type { Tokens } from '../platform/ai-provider/provider-failed.ts'
import type { NoAnswer } from './ask-about-document.ts'

const PURPOSES = { plan: 'a remediation plan', reading: 'values of the document' }

/** Ends the sentence 'The AI provider …'. */
const REASONS: Record<NoAnswer, string> = {
  slow: 'did not answer in time',
  unreachable: 'could not be reached',
  'rate-limited': 'asks for fewer requests',
  refused: 'refused the request',
  unusable: 'gave an answer that cannot be used',
  paused: 'has failed several times and is not asked for a moment',
  cancelled: 'was not waited for',
  limit: 'is not asked any more this month: your organisation has used its tokens',
}

interface Asked {
  provider: string
  purpose: keyof typeof PURPOSES
  failed: NoAnswer | null
  tokens: Tokens
}

interface WhetherSent {
  aiValidation: boolean
  sendContent: boolean
  provider: string | null
  /** The document tries to steer a model. */
  steers: boolean
  /** How many would be asked about. */
  fields: number
}

/** Everything that this folder says to people. */
export const aiTexts = {
  asked: ({ provider, purpose, failed, tokens }: Asked) =>
    `Asked ${provider} for ${PURPOSES[purpose]}: ${failed ? `it ${REASONS[failed]}` : 'answered'} (${tokens.input + tokens.output} tokens)`,
  failed: (why: NoAnswer) => `The AI provider ${REASONS[why]}.`,
  /** Why a document would not be sent to be read; null: it would. */
  notSent({ aiValidation, sendContent, provider, steers, fields }: WhetherSent): string | null {
    if (!aiValidation) return 'AI-powered validation is switched off.'
    if (!provider) return 'No AI provider is configured.'
    if (!sendContent) return `Your organisation has not agreed to send document content to ${provider}.`
    if (steers) return 'The document contains instructions to an AI.'
    return fields === 0 ? 'Nothing that the document needs is missing, doubtful or contradictory.' : null
  },
  notReadWith: (why: NoAnswer | 'instructions') =>
    why === 'instructions'
      ? 'Read without the AI provider, because the document contains instructions to an AI.'
      : `Read without the AI provider, because it ${REASONS[why]}.`,
}
