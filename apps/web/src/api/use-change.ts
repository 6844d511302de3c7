import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../ui/toast-store.ts'
import { notSaved } from '../words/not-saved.ts'
import { isBelow } from './keys.ts'
import { serverMessage } from './request.ts'

interface Change<Given, Answer> {
  change: (given: Given) => Promise<Answer>
  /** What reads differently afterwards; also after a refusal: somebody else may have been quicker. */
  stale?: readonly QueryKey[]
  /** The same of all that is read from below this path, whatever was searched for. */
  staleBelow?: string
  done?: (given: Given, answer: Answer) => { title: string; description: string } | undefined
}

/** A change of settings: confirmed after the server's yes, refused with its reason. */
export function useChange<Given, Answer>({ change, stale = [], staleBelow, done }: Change<Given, Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => {
      const toast = done?.(given, answer)
      if (toast) showToast(toast)
    },
    onError: (error) => {
      const { title, description } = notSaved
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    },
    onSettled: () => {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey })
      if (staleBelow)
        void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow(staleBelow, queryKey) })
    },
  })
}
