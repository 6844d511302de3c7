import AwsS3 from '@uppy/aws-s3'
import { ApiError, serverMessage } from '../../api/request.ts'
import { outcomeWords } from '../../words/upload-outcome.ts'

export type PutOptions = Parameters<typeof AwsS3.uploadPartBytes>[0]
export type PutAnswer = ReturnType<typeof AwsS3.uploadPartBytes>
type PutFailure = Error & { source?: XMLHttpRequest }

export const RETRY_DELAYS_MS = [0, 1000, 3000, 5000]

/** What the server answers while its database or its files are away: it asks to be tried again in five seconds. */
export const AWAY = 503
export const AWAY_PAUSE_MS = 5_000
/** So long a file waits for that by itself; after it a person decides. */
export const MOST_AWAY_MS = 10 * 60_000

/**
 * Uppy's own PUT, with what Uppy 5 keeps for multipart uploads alone: the retries, and words for what
 * went wrong. A refusal (4xx) is final; a lost connection or a fault of the server is tried again.
 */
export async function putBytes(options: PutOptions): PutAnswer {
  const delays = [...RETRY_DELAYS_MS]
  const giveUp = Date.now() + MOST_AWAY_MS
  for (;;) {
    try {
      return await AwsS3.uploadPartBytes(options)
    } catch (failure) {
      const status = (failure as PutFailure).source?.status
      const isAway = status === AWAY && Date.now() < giveUp
      const delay = isAway ? AWAY_PAUSE_MS : delays.shift()
      if (delay === undefined || !isWorthRetrying(status) || options.signal?.aborted) throw explained(failure)
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
}

/** Status 0 is a connection that never answered; no status at all is an upload that was cancelled. */
export function isWorthRetrying(status: number | undefined): boolean {
  return status === 0 || (status !== undefined && status >= 500)
}

function explained(failure: unknown): unknown {
  const source = (failure as PutFailure).source
  if (!source) return failure
  return Object.assign(new Error(explainUpload(source.status, source.responseText)), { source })
}

export function explainUpload(status: number, body: string): string {
  if (status === 0) return outcomeWords.networkError
  return serverMessage(new ApiError(status, body)) ?? outcomeWords.refused(status)
}
