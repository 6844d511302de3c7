/** Far above what the longest answer that is asked for takes. */
const ANSWER_BYTES = 2_000_000

export class AnswerTooLong extends Error {}

/** A fetch that follows no redirect, which would send key and content elsewhere, and reads no endless answer. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength
        if (bytes > ANSWER_BYTES) controller.error(new AnswerTooLong('The answer is too long'))
        else controller.enqueue(part)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
