import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { accountWords as words } from '../../words/accounts.ts'
import { becomeUser } from './become-user.ts'

/**
 * Into another organisation. What was read in the one goes when the other is entered, and the live socket is opened again, as
 * its tenant is another.
 */
export function useTenantChange() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (tenantId: string) => call('POST /api/auth/tenant', { body: { tenantId } }),
    onSuccess: (user) => {
      becomeUser(client, user)
      void navigate({ to: '/' })
    },
    onError: (error) => {
      const { title, description } = words.switchFailed
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    },
  })
}
