import { AnswerTooLong } from './bounded-fetch.ts'
import { type FailureKind, ProviderFailed, type Tokens } from './provider-failed.ts'

/** What the library threw, as one of the kinds of failure. */
export async function whyNoAnswer(
  error: unknown,
  { late, cancelled }: { late: boolean; cancelled: boolean },
): Promise<ProviderFailed> {
  if (cancelled) return new ProviderFailed('cancelled', 'cancelled')
  if (late) return new ProviderFailed('slow', 'time limit')
  const { NoObjectGeneratedError, RetryError } = await import('ai')
  if (NoObjectGeneratedError.isInstance(error)) {
    const { inputTokens = 0, outputTokens = 0 } = error.usage ?? {}
    const tokens: Tokens = { input: inputTokens, output: outputTokens }
    return new ProviderFailed('unusable', error.name, tokens)
  }
  const last = RetryError.isInstance(error) ? error.lastError : error
  return new ProviderFailed(await kindOf(last), await describe(last))
}

async function describe(error: unknown): Promise<string> {
  const { APICallError } = await import('ai')
  const name = error instanceof Error ? error.name : typeof error
  return APICallError.isInstance(error) ? `${name} ${error.statusCode ?? 'without an answer'}` : name
}

async function kindOf(error: unknown): Promise<FailureKind> {
  const { APICallError } = await import('ai')
  if (hasCause(error, AnswerTooLong)) return 'unusable'
  if (!APICallError.isInstance(error)) return 'unusable'
  const { statusCode } = error
  if (statusCode === 429) return 'rate-limited'
  if (statusCode === undefined || statusCode >= 500 || statusCode === 408) return 'unreachable'
  // 200 with a body that is none of the provider's: it did answer, but not in its own language.
  return statusCode < 400 ? 'unusable' : 'refused'
}

function hasCause(error: unknown, kind: new (message: string) => Error): boolean {
  if (error instanceof kind) return true
  return error instanceof Error && error.cause !== undefined && hasCause(error.cause, kind)
}
