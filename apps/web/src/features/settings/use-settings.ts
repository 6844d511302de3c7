import type { AnswerOf, BodyOf } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/keys.ts'
import { retentionQuery } from '../../api/queries/settings.ts'
import { request, serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { notSaved } from '../../words/not-saved.ts'
import type { SettingsTab } from './settings-search.ts'

/** Stored by the server first, then confirmed; refused: its reason, and what was typed stays. */
export function useSaveSettings<Tab extends SettingsTab>(
  tab: Tab,
  saved: { title: string; description: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: BodyOf<`PATCH /api/settings/${Tab}`>) => {
      const answer = await request('PATCH', `/api/settings/${tab}`, change)
      return answer as AnswerOf<`PATCH /api/settings/${Tab}`>
    },
    onSuccess: (answer) => {
      client.setQueryData(keyOf(`GET /api/settings/${tab}`), answer)
      // When documents are due follows from the retention.
      if (tab === 'tenant') void client.invalidateQueries({ queryKey: retentionQuery().queryKey })
      showToast(saved)
    },
    onError: showRefusal,
  })
}

export function showRefusal(error: unknown): void {
  const { title, description } = notSaved
  showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
}
