import * as oidc from 'openid-client'
import type { Config } from '../../platform/config.ts'

type Settings = NonNullable<Config['oidc']>

/** What the provider vouches for. */
export interface Vouched {
  issuer: string
  subject: string
  /** In small letters; null unless the provider says that it has verified it. */
  email: string | null
  firstName: string
  lastName: string
}

/** What the browser keeps between leaving and coming back. */
export interface Errand {
  state: string
  nonce: string
  verifier: string
}

export class ProviderUnreachable extends Error {}

export interface Provider {
  /** Where the browser goes, with what it brings back. */
  leave(redirectUri: string): Promise<{ address: URL; errand: Errand }>
  /** @throws when the provider refused, the answer is not to this errand, or its signature is wrong. */
  comeBack(address: URL, errand: Errand): Promise<Vouched>
}

export function identityProvider(settings: Settings): Provider {
  let known: Promise<oidc.Configuration> | null = null

  /** Asked once; again after a failure, since a provider that was away comes back. */
  const discovered = () => {
    known ??= discover(settings).catch((cause) => {
      known = null
      throw new ProviderUnreachable('the identity provider could not be asked about itself', { cause })
    })
    return known
  }

  return {
    async leave(redirectUri) {
      const configuration = await discovered()
      const verifier = oidc.randomPKCECodeVerifier()
      const errand = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier }
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: errand.state,
        nonce: errand.nonce,
      })
      return { address, errand }
    },

    async comeBack(address, { state, nonce, verifier }) {
      const configuration = await discovered()
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the identity provider sent no ID token')
      // Many providers put no e-mail into the ID token; what they answer is held against its subject.
      const { userinfo_endpoint: endpoint } = configuration.serverMetadata()
      const more =
        claims.email === undefined && endpoint
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
      return vouchedIn(claims.iss, claims.sub, { ...claims, ...more })
    },
  }
}

function discover({ issuer, clientId, clientSecret }: Settings): Promise<oidc.Configuration> {
  // A provider on this machine or a private network may have no TLS; which one is asked, its operator decides.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const authentication = clientSecret ? oidc.ClientSecretBasic(clientSecret) : oidc.None()
  return oidc.discovery(new URL(issuer), clientId, undefined, authentication, { execute })
}

function vouchedIn(issuer: string, subject: string, claims: Record<string, unknown>): Vouched {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim().slice(0, 100) : '')
  const email = claims.email_verified === true ? text('email').toLowerCase() : ''
  const [first = '', ...others] = text('name').split(/\s+/)
  return {
    issuer,
    subject,
    email: email || null,
    firstName: text('given_name') || first,
    lastName: text('family_name') || others.join(' '),
  }
}
