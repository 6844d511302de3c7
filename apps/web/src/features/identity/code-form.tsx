import { confirmHere } from './confirm-here.ts'
import { ProofForm } from './proof-form.tsx'

/** The second factor alone, for a session that came without one. */
export function CodeForm({ onDone }: { onDone: () => void }) {
  return <ProofForm ways={{ password: false, code: true }} prove={confirmHere} onProof={onDone} />
}
