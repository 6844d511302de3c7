import type { Choice } from './choice.ts'

/** Ids of elements contain no spaces. */
export const optionId = (listId: string, { id }: Choice) =>
  `${listId}-${id.replace(/[^\p{L}\p{N}]/gu, (sign) => `_${sign.codePointAt(0)}`)}`
