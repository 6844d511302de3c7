import type { AnswerOf, BodyOf, Call } from '@efti-hub/contract'
import { callPath, type Query } from './keys.ts'
import { request } from './request.ts'

/** Parameters in braces in the path of a call. */
type ParameterOf<Name> = Name extends `${string}{${infer Parameter}}${infer Rest}`
  ? Parameter | ParameterOf<Rest>
  : never

/** The path's parameters and the body, where the call has any. */
type Given<Name extends Call> = {
  query?: Query
  headers?: Record<string, string>
  /** Closes the connection when nobody waits for the answer any more. */
  signal?: AbortSignal
} & ([ParameterOf<Name>] extends [never]
  ? { path?: undefined }
  : { path: Record<ParameterOf<Name>, string> }) &
  (BodyOf<Name> extends undefined ? { body?: undefined } : { body: BodyOf<Name> })

/** Left out where nothing has to be given. */
export type GivenIfAny<Name extends Call> =
  Record<never, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]

/** One call of the API; the contract states what it takes and answers. @throws ApiError */
export async function call<Name extends Call>(
  name: Name,
  ...[given]: GivenIfAny<Name>
): Promise<AnswerOf<Name>> {
  const method = name.slice(0, name.indexOf(' '))
  const answer = await request(method, callPath(name, given), given?.body, given?.headers, given?.signal)
  return answer as AnswerOf<Name>
}
