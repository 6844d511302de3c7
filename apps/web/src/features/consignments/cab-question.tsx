import type { ConsignmentDetail } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { tenantSettingsQuery } from '../../api/queries/settings.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentPageWords } from '../../words/consignments.ts'
import { cabWords as words } from '../../words/contradictions.ts'

/** Asked once for the whole organisation; afterwards it is a setting. */
export function CabQuestion({
  consignment: { required, carriedInCab, can },
}: {
  consignment: ConsignmentDetail
}) {
  const answer = useAnswer()
  const items = required.filter(({ inCab, state }) => inCab && state !== 'document').map(({ name }) => name)
  if (carriedInCab !== null || items.length === 0) return null
  return (
    <div className="grid gap-2 border-t border-line bg-sunken px-4 py-3 sm:px-5">
      <p>{words.question(items)}</p>
      {can.includes('manage') ? (
        <div className="flex flex-wrap gap-2">
          <Button size="xs" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
            {words.carried}
          </Button>
          <Button
            variant="outline"
            size="xs"
            disabled={answer.isPending}
            onClick={() => answer.mutate(false)}
          >
            {words.notCarried}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-muted">{words.onlyManagers}</p>
      )}
    </div>
  )
}

function useAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (carriedInCab: boolean) => call('PATCH /api/settings/tenant', { body: { carriedInCab } }),
    onSuccess: (answer) => {
      client.setQueryData(tenantSettingsQuery().queryKey, answer)
      showToast(words.saved)
    },
    onError: (error) => {
      const { title, description } = consignmentPageWords.failed
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/consignments', queryKey) }),
  })
}
