import { call } from '../api/call.ts'
import { useEnter } from '../features/accounts/enter.ts'
import { ProofForm } from '../features/identity/proof-form.tsx'
import { showToast } from '../ui/toast-store.ts'
import { signInWords } from '../words/accounts.ts'

/** After the first sign-in at the identity provider, for who has an account already; `asks`: password, code or password-code. */
export function LinkForm({ asks }: { asks: string }) {
  const { enter } = useEnter()
  return (
    <ProofForm
      ways={{ password: asks.includes('password'), code: asks.includes('code') }}
      prove={(given) => call('POST /api/auth/provider', { body: given })}
      onProof={(answer) => {
        showToast(signInWords.success)
        enter(answer)
      }}
    />
  )
}
