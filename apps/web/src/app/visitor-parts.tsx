import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { registrationRuleQuery } from '../api/queries/accounts.ts'
import { OfferNotice } from '../features/accounts/offer-notice.tsx'
import { ProviderSignIn } from '../features/accounts/provider-sign-in.tsx'
import { RegisterForm } from '../features/accounts/register-form.tsx'
import { RegistrationNotice } from '../features/accounts/registration-notice.tsx'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { useOffer } from '../features/accounts/use-offer.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { signInWords } from '../words/accounts.ts'
import { offerWords } from '../words/members.ts'

export function SignInPart({ invitation }: { invitation: string | null }) {
  const offer = useOffer(invitation)
  return (
    <>
      {invitation && (
        <div className="mb-5">
          <OfferNotice offer={offer} hint="" />
        </div>
      )}
      <SignInForm invitation={invitation} />
      <p className="mt-3 text-right text-sm">
        <Link
          to="/login"
          search={{ reset: 'request' }}
          className="text-ink-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {signInWords.forgotten}
        </Link>
      </p>
      <ProviderSignIn />
    </>
  )
}

/** An invitation that has ended leaves an ordinary form. Where registration takes an invitation there is no form without one. */
export function RegisterPart({ invitation }: { invitation: string | null }) {
  const offer = useOffer(invitation)
  const waits = invitation !== null && offer.isPending
  const { data: rule } = useQuery(registrationRuleQuery())
  const isClosed = rule?.mode === 'invited' && !offer.data
  return (
    <>
      {invitation && (
        <div className="mb-5">
          <OfferNotice offer={offer} hint={offerWords.hint} />
        </div>
      )}
      {rule && !offer.data && !waits && <RegistrationNotice rule={rule} />}
      {waits && <Skeleton className="h-96" />}
      {!waits && !isClosed && <RegisterForm invitation={offer.data ? invitation : null} />}
      <ProviderSignIn />
    </>
  )
}
