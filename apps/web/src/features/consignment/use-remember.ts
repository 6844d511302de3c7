import type { CorrectionAnswer, RememberQuestion } from '@efti-hub/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { rememberQuery } from '../../api/queries/consignment.ts'
import { partnerMemoryQuery } from '../../api/queries/partner-memory.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { notSaved } from '../../words/not-saved.ts'
import { rememberWords as words } from '../../words/remember.ts'

/** What a person is asked after a correction, by the path of the value; as long as the page is looked at. */
export function useRememberQuestions(
  documentId: string,
): Readonly<Record<string, readonly RememberQuestion[]>> {
  const { data } = useQuery(rememberQuery(documentId))
  return data ?? NONE
}

const NONE = {}

/** A later correction of the value takes the place of the question before. */
export function keepQuestions(
  client: QueryClient,
  documentId: string,
  path: string,
  { rememberPlaces = [] }: Pick<CorrectionAnswer, 'rememberPlaces'>,
): void {
  client.setQueryData(rememberQuery(documentId).queryKey, (before = {}) => {
    const { [path]: _before, ...others } = before
    return rememberPlaces.length > 0 ? { ...others, [path]: rememberPlaces } : others
  })
}

/** Once a correction is withdrawn, what it proposed is gone. */
export const dropQuestions = (client: QueryClient, documentId: string): void =>
  void client.setQueryData(rememberQuery(documentId).queryKey, {})

/** Answers the questions of one value; ten seconds to undo it, then they are asked again. */
export function useAnswer(documentId: string, path: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ asked, remember }: { asked: readonly RememberQuestion[]; remember: boolean }) =>
      answer(asked, remember),
    onSuccess: (_nothing, { asked, remember }) => {
      keepQuestions(client, documentId, path, {})
      const [first] = asked
      const { title, description } = remember ? (first?.refused ? words.stopped : words.kept) : words.declined
      showToast({
        title,
        description: typeof description === 'string' ? description : description(first?.sender ?? ''),
        action: {
          label: words.undo,
          hint: words.undoHint,
          act: () => void undoAnswer(client, documentId, path, asked),
        },
      })
    },
    onError: reportFailure,
    onSettled: () => void client.invalidateQueries({ queryKey: partnerMemoryQuery().queryKey }),
  })
}

const answer = (asked: readonly RememberQuestion[], remember: boolean | null) =>
  call('POST /api/partner-memory/answers', { body: { places: asked.map(({ id }) => id), remember } })

/** From a toast, which outlasts the page. */
async function undoAnswer(
  client: QueryClient,
  documentId: string,
  path: string,
  asked: readonly RememberQuestion[],
): Promise<void> {
  try {
    await answer(asked, null)
    keepQuestions(client, documentId, path, { rememberPlaces: [...asked] })
    showToast(words.undone)
  } catch (error) {
    reportFailure(error)
  }
  void client.invalidateQueries({ queryKey: partnerMemoryQuery().queryKey })
}

const reportFailure = (error: unknown) =>
  showToast({
    title: notSaved.title,
    description: serverMessage(error) ?? notSaved.description,
    variant: 'destructive',
  })
