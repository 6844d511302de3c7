import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../ui/toast-store.ts'
import { settingsWords as words } from '../words/settings.ts'
import { serverMessage } from './request.ts'

interface Change<Given, Answer> {
  change: (given: Given) => Promise<Answer>
  /** What reads differently afterwards; also after a refusal: somebody else may have been quicker. */
  stale?: readonly QueryKey[]
  done?: (given: Given, answer: Answer) => { title: string; description: string } | undefined
}

/** A change of settings: confirmed after the server's yes, refused with its reason. */
export function useChange<Given, Answer>({ change, stale = [], done }: Change<Given, Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => {
      const toast = done?.(given, answer)
      if (toast) showToast(toast)
    },
    onError: (error) => {
      const { title, description } = words.notSaved
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    },
    onSettled: () => {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey })
    },
  })
}
