import type { Tokens } from '../platform/ai-provider/provider-failed.ts'
import type { NoAnswer } from './ask-about-document.ts'

const PURPOSES = { plan: 'a remediation plan' }

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

/** Everything that this folder says to people. */
export const aiTexts = {
  asked: ({ provider, purpose, failed, tokens }: Asked) =>
    `Asked ${provider} for ${PURPOSES[purpose]}: ${failed ? `it ${REASONS[failed]}` : 'answered'} (${tokens.input + tokens.output} tokens)`,
  failed: (why: NoAnswer) => `The AI provider ${REASONS[why]}.`,
}
