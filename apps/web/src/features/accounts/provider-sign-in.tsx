import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { identityProviderQuery } from '../../api/queries/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { accountWords } from '../../words/accounts.ts'

/** The identity provider takes over the whole browser window, so this is a navigation, not a request. */
export function ProviderSignIn() {
  const { data } = useQuery(identityProviderQuery())
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-xs font-medium text-ink-muted">
        <span className="h-px flex-1 bg-line" />
        {accountWords.or}
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button
        variant="outline"
        size="lg"
        className="w-full"
        onClick={() => window.location.assign('/api/login')}
      >
        <KeyRound aria-hidden />
        {data?.name ? accountWords.providerNamed(data.name) : accountWords.provider}
      </Button>
    </>
  )
}
