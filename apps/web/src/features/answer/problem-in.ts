import { ApiError, serverCode } from '../../api/request.ts'
import type { AnswerWords } from '../../words/answer/answer-words.ts'

/** A refusal in the partner's language: the server's own sentences are English. */
export function problemIn(error: unknown, words: AnswerWords): string {
  if (serverCode(error) === 'too_many_requests') return words.tooMany
  if (serverCode(error) === 'link_ended') return words.ended.title
  if (error instanceof ApiError && [400, 413, 415].includes(error.status)) return words.wrongFile
  return words.notSent
}
