import type { AcceptedRule, AcceptRuleRequest } from '@efti-hub/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isBelow } from '../../../api/keys.ts'
import { acceptedRulesQuery } from '../../../api/queries/accepted-rules.ts'
import { serverMessage } from '../../../api/request.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { acceptedRuleWords as words } from '../../../words/accepted-rules.ts'

export const useAcceptedRules = () => useQuery(acceptedRulesQuery())

export function useAccepting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rule: AcceptRuleRequest) => call('POST /api/accepted-rules', { body: rule }),
    onSuccess: (rule) => {
      showToast({
        title: words.accepted.title,
        description: words.accepted.description(rule.accepted),
        action: {
          label: words.undo,
          hint: words.undoHint(rule.violationType),
          act: () => void stopAccepting(client, rule),
        },
      })
    },
    onError: report,
    onSettled: () => readAgain(client),
  })
}

export function useStopping() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (rule: AcceptedRule) => stopAccepting(client, rule) })
}

/** From a toast too, which outlasts the screen. */
async function stopAccepting(client: QueryClient, { id, violationType }: AcceptedRule): Promise<void> {
  try {
    await call('DELETE /api/accepted-rules/{id}', { path: { id } })
    showToast({ title: words.stopped.title, description: words.stopped.description(violationType) })
  } catch (error) {
    report(error)
  }
  readAgain(client)
}

function report(error: unknown) {
  const description = serverMessage(error) ?? words.failed.description
  showToast({ title: words.failed.title, description, variant: 'destructive' })
}

/** What of it counts as open changes figures everywhere. */
function readAgain(client: QueryClient) {
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      ['/api/accepted-rules', '/api/violations', '/api/documents', '/api/dashboard', '/api/results'].some(
        (path) => isBelow(path, queryKey),
      ),
  })
}
