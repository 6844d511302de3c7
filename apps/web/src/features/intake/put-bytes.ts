import AwsS3 from '@uppy/aws-s3'
import { ApiError, serverMessage } from '../../api/request.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { outcomeWords } from '../../words/upload-outcome.ts'

export type PutOptions = Parameters<typeof AwsS3.uploadPartBytes>[0]
export type PutAnswer = ReturnType<typeof AwsS3.uploadPartBytes>
type PutFailure = Error & { source?: XMLHttpRequest }

export const RETRY_DELAYS_MS = [0, 1000, 3000, 5000]

/**
 * Uppy's own PUT, with what Uppy 5 keeps for multipart uploads alone: the retries, and words for what
 * went wrong. A refusal (4xx) is final; a lost connection or a fault of the server is tried again.
 */
export async function putBytes(options: PutOptions): PutAnswer {
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await AwsS3.uploadPartBytes(options)
    } catch (failure) {
      const status = (failure as PutFailure).source?.status
      if (delay === null || !isWorthRetrying(status) || options.signal?.aborted) throw explained(failure)
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  throw new Error(words.failed.description)
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
