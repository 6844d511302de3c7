import type { RememberQuestion } from '@efti-hub/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { rememberQuery } from '../../api/queries/consignment.ts'
import { partnerMemoryQuery } from '../../api/queries/partner-memory.ts'
import { dropAnswered, keepQuestions } from '../../api/remember-questions.ts'
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

/** Answers the questions of one value; ten seconds to undo it, then they are asked again. */
export function useAnswer(documentId: string, path: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ asked, remember }: { asked: readonly RememberQuestion[]; remember: boolean }) =>
      answer(asked, remember),
    onSuccess: (_nothing, { asked, remember }) => {
      dropAnswered(
        client,
        asked.map(({ id }) => id),
      )
      const [first] = asked
      const { title, description } = wordsAbout(asked)[remember ? 'yes' : 'no']
      showToast({
        title,
        description: description(first?.sender ?? ''),
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

const wordsAbout = ([first]: readonly RememberQuestion[]) =>
  first?.refused ? words.aboutRefused : words.aboutPlace

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
    showToast(wordsAbout(asked).undone)
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
