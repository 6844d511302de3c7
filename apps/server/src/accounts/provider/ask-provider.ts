import { isPlainName } from '@efti-hub/contract'
import * as oidc from 'openid-client'
import { checkIdToken } from './check-id-token.ts'
import { discoverProvider, type ProviderSettings } from './discover-provider.ts'

/** What the provider vouches for. */
export interface Vouched {
  issuer: string
  subject: string
  /** In small letters; null unless the provider states that it has verified it. */
  email: string | null
  firstName: string
  lastName: string
}

/** What the browser keeps between leaving and coming back. */
export interface Errand {
  state: string
  nonce: string
  verifier: string
  /** The session whose person confirms their identity by signing in once more; empty: to sign in. */
  confirms: string
}

/** So recent must a sign-in be that confirms an identity: the provider's own pages take a while. */
const FRESH_S = 300

export class ProviderUnreachable extends Error {}

export interface IdentityProvider {
  /** Where the browser goes, with what it brings back. */
  leave(redirectUri: string, confirms?: string): Promise<{ address: URL; errand: Errand }>
  /** @throws when the provider refused, the answer is not to this errand, or its signature is wrong. */
  comeBack(address: URL, errand: Errand): Promise<Vouched>
}

/** How long the provider's description of itself is used to send browsers there. Coming back, it is asked again. */
const DESCRIPTION_KEPT_MS = 5 * 60_000

export function identityProvider(settings: ProviderSettings, now: () => Date): IdentityProvider {
  let known: { description: Promise<oidc.Configuration>; until: number } | null = null

  const discover = () =>
    discoverProvider(settings).catch((cause) => {
      throw new ProviderUnreachable('the identity provider could not be asked about itself', { cause })
    })

  /** Asked again after a failure, since a provider that was away comes back. */
  const recent = () => {
    if (known && now().getTime() < known.until) return known.description
    const description = discover().catch((error) => {
      known = null
      throw error
    })
    known = { description, until: now().getTime() + DESCRIPTION_KEPT_MS }
    return description
  }

  return {
    async leave(redirectUri, confirms = '') {
      const configuration = await recent()
      const verifier = oidc.randomPKCECodeVerifier()
      const errand = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, confirms }
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: errand.state,
        nonce: errand.nonce,
        ...(confirms && { prompt: 'login', max_age: String(FRESH_S) }),
      })
      return { address, errand }
    },

    async comeBack(address, { state, nonce, verifier, confirms }) {
      // Keys as they are now: a new one counts immediately, and one that was withdrawn no longer.
      const configuration = await discover()
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(confirms && { maxAge: FRESH_S }),
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the identity provider sent no ID token')
      checkIdToken(tokens, claims, { clientId: settings.clientId, now: now() })
      // Many providers put no email into the ID token; what they answer is compared with its subject.
      const { userinfo_endpoint: endpoint } = configuration.serverMetadata()
      const more =
        claims.email === undefined && endpoint
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
      return vouchedIn(claims.iss, claims.sub, { ...claims, ...more })
    },
  }
}

function vouchedIn(issuer: string, subject: string, claims: Record<string, unknown>): Vouched {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim().slice(0, 100) : '')
  const email = claims.email_verified === true ? text('email').toLowerCase() : ''
  /** Names may be typed by anyone at the provider; ours appear in mails. */
  const name = (claim: string) => (isPlainName(text(claim)) ? text(claim) : '')
  const [first = '', ...others] = name('name').split(/\s+/)
  return {
    issuer,
    subject,
    email: email || null,
    firstName: name('given_name') || first,
    lastName: name('family_name') || others.join(' '),
  }
}
