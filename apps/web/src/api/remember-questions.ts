import type { CorrectionAnswer, RememberQuestion } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import { withoutIndexes } from './paths.ts'
import { rememberQuery } from './queries/consignment.ts'

/** Keeps what a person is asked after the correction of a value, in the place of what was asked about it before. */
export function keepQuestions(
  client: QueryClient,
  documentId: string,
  path: string,
  { rememberPlaces = [] }: { rememberPlaces?: CorrectionAnswer['rememberPlaces'] },
): void {
  client.setQueryData(rememberQuery(documentId).queryKey, (before = {}) => {
    const { [path]: _before, ...others } = before
    return rememberPlaces.length > 0 ? { ...others, [path]: rememberPlaces } : others
  })
}

/** Once a correction of the value is withdrawn, what it proposed is gone. */
export const dropQuestions = (client: QueryClient, documentId: string, path: string): void =>
  keepQuestions(client, documentId, path, {})

/** What was asked about any value of the field, once another value is chosen for it. */
export const dropQuestionsOfField = (client: QueryClient, documentId: string, path: string): void =>
  keepOnly(client, documentId, (asked) => withoutIndexes(asked) !== withoutIndexes(path))

/** Once they are answered: the corrections of several documents may ask about the same place. */
export function dropAnswered(client: QueryClient, ids: readonly string[]): void {
  for (const [queryKey] of client.getQueriesData({ queryKey: ['remember'] }))
    keepOnly(client, String(queryKey[1]), (_path, asked) => !asked.some(({ id }) => ids.includes(id)))
}

function keepOnly(
  client: QueryClient,
  documentId: string,
  isKept: (path: string, asked: readonly RememberQuestion[]) => boolean,
): void {
  client.setQueryData(rememberQuery(documentId).queryKey, (before = {}) =>
    Object.fromEntries(Object.entries(before).filter(([path, asked]) => isKept(path, asked))),
  )
}
