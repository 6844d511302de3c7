import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { identityCheckQuery } from '../../api/queries/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { common } from '../../words/common.ts'
import { identityWords as words } from '../../words/identity.ts'
import { confirmHere } from './confirm-here.ts'
import { ProofForm } from './proof-form.tsx'
import { ProviderLink } from './provider-link.tsx'

const ASK_AGAIN_MS = 2_000

/** Asks for the password, or a sign-in at the identity provider in a window of its own, and for a code where one is needed. */
export function IdentityDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const [leftForProvider, setLeftForProvider] = useState(false)
  const client = useQueryClient()
  const { data: ways } = useQuery({
    ...identityCheckQuery(),
    refetchInterval: leftForProvider ? ASK_AGAIN_MS : false,
  })
  const confirmed = ways !== undefined && ways.confirmedUntil !== null
  useEffect(() => {
    if (confirmed) onAnswer(true)
  }, [confirmed, onAnswer])
  const canType = ways?.password || ways?.code
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={words.title}
      description={words.description}
      startAt="input"
    >
      <div className="grid gap-4 overflow-y-auto p-5">
        {!ways && <Spinner label={common.loading} />}
        {ways && canType && (
          <ProofForm
            key={ways.password ? 'password' : 'code'}
            ways={ways}
            prove={confirmHere}
            onProof={(left) => client.setQueryData(identityCheckQuery().queryKey, left)}
          />
        )}
        {ways?.provider && (
          <ProviderLink
            name={ways.provider}
            waiting={leftForProvider}
            onLeave={() => setLeftForProvider(true)}
          />
        )}
        {ways && !canType && !ways.provider && <p>{words.noWay}</p>}
        {ways && !canType && (
          <Button variant="outline" className="justify-self-end" onClick={() => onAnswer(false)}>
            {common.cancel}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
