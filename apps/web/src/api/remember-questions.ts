import type { CorrectionAnswer } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
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
