import { Link } from '@tanstack/react-router'
import { OfferNotice } from '../features/accounts/offer-notice.tsx'
import { ProviderSignIn } from '../features/accounts/provider-sign-in.tsx'
import { RegisterForm } from '../features/accounts/register-form.tsx'
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

/** The e-mail of the invitation stands in the form, which waits for it; one that has ended leaves an ordinary form. */
export function RegisterPart({ invitation }: { invitation: string | null }) {
  const offer = useOffer(invitation)
  const waits = invitation !== null && offer.isPending
  return (
    <>
      {invitation && (
        <div className="mb-5">
          <OfferNotice offer={offer} hint={offerWords.hint} />
        </div>
      )}
      {waits ? (
        <Skeleton className="h-96" />
      ) : (
        <RegisterForm invitation={offer.data ? invitation : null} email={offer.data?.email} />
      )}
      <ProviderSignIn />
    </>
  )
}
