import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { firstDayQuery } from '../../api/queries/overview.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { firstDayWords as words } from '../../words/first-day.ts'
import { notSaved } from '../../words/not-saved.ts'

/** By hand: the first screen would have to load what other changes are made with. */
export function useDismissal(): { isPending: boolean; dismiss: () => Promise<void> } {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const dismiss = async () => {
    setPending(true)
    try {
      await call('PATCH /api/settings/tenant', { body: { checklistDismissed: true } })
      showToast(words.dismissed)
      await client.invalidateQueries({ queryKey: firstDayQuery().queryKey })
    } catch (error) {
      const { title, description } = notSaved
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return { isPending, dismiss }
}
