import type { IdentityProof } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverFields, serverMessage } from '../../api/request.ts'
import { ProofForm } from './proof-form.tsx'

/** The second factor alone, for a session that came without one. */
export function CodeForm({ onDone }: { onDone: () => void }) {
  const proof = useMutation({
    mutationFn: (given: IdentityProof) => call('POST /api/auth/confirm', { body: given }),
    onSuccess: onDone,
  })
  return (
    <ProofForm
      ways={{ password: false, code: true }}
      busy={proof.isPending}
      fields={serverFields(proof.error)}
      message={proof.error && serverMessage(proof.error)}
      onProof={(given) => proof.mutate(given)}
    />
  )
}
