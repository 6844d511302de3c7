import type { CorrectionAnswer, Learned } from '@efti-hub/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { learnedQuery } from '../../api/queries/consignment.ts'

/** What the last correction of a value taught, or why it taught nothing; kept as long as the page is looked at. */
export function useLearned(documentId: string, path: string): Learned | undefined {
  const { data } = useQuery(learnedQuery(documentId))
  return data?.[path]
}

/** Keeps it for the value's details. @returns the sentence for the path; null where there is nothing to report. */
export function keepLearned(
  client: QueryClient,
  documentId: string,
  path: string,
  { learned = [] }: Pick<CorrectionAnswer, 'learned'>,
): string | null {
  const now = Object.fromEntries(learned.map((one) => [one.path, one]))
  client.setQueryData(learnedQuery(documentId).queryKey, (before) => ({ ...before, ...now }))
  const one = now[path]
  return one && isNews(one) ? one.message : null
}

/** A person who only confirmed or changed the spelling did not mean to teach; about a place that is only proposed the question comes. */
export const isNews = ({ reason, state }: Learned): boolean =>
  reason !== 'right-place' && (state === null || state === 'kept')
