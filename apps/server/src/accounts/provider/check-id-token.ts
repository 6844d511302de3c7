import { createHash } from 'node:crypto'
import type { IDToken } from 'openid-client'

/** Signatures with a private key of the issuer, and the digest behind at_hash. Never `none`, never a shared secret. */
const DIGEST_OF = new Map([
  ...['RS256', 'PS256', 'ES256'].map((alg) => [alg, 'sha256'] as const),
  ...['RS384', 'PS384', 'ES384'].map((alg) => [alg, 'sha384'] as const),
  ...['RS512', 'PS512', 'ES512', 'EdDSA', 'Ed25519'].map((alg) => [alg, 'sha512'] as const),
])

interface Tokens {
  id_token?: string | undefined
  access_token: string
}

/** Clocks of two machines differ. */
const TOLERANCE_S = 60
/** Providers give theirs minutes to a day. One that is good for longer was not made for a sign-in. */
const LONGEST_S = 30 * 86_400
/** OpenID Connect Core, section 2. */
const LONGEST_SUBJECT = 255

/**
 * What openid-client does not check for the authorisation code flow (OpenID Connect Core, section 3.1.3.7 and 3.1.3.8).
 * It has checked signature, issuer, audience and nonce, and that the token has not expired.
 * @throws when the token is not for this program, or not of this access token.
 */
export function checkIdToken(
  { id_token, access_token }: Tokens,
  claims: IDToken,
  { clientId, now }: { clientId: string; now: Date },
): void {
  const algorithm = algorithmOf(id_token ?? '')
  const digest = DIGEST_OF.get(algorithm)
  if (!digest) throw new Error(`ID tokens signed with ${algorithm} are not accepted`)
  if (claims.azp !== undefined && claims.azp !== clientId) {
    throw new Error('the ID token was made for another program')
  }
  if (claims.at_hash !== undefined && claims.at_hash !== leftHalf(digest, access_token)) {
    throw new Error('the ID token is not of this access token')
  }
  if (claims.sub.trim() === '' || claims.sub.length > LONGEST_SUBJECT) {
    throw new Error('the ID token names nobody')
  }
  refuseFuture(claims, now.getTime() / 1_000)
}

function refuseFuture({ iat, exp, auth_time }: IDToken, now: number): void {
  const isAhead = (time: number) => time > now + TOLERANCE_S
  if (isAhead(iat)) throw new Error('the ID token is from the future')
  if (exp > now + LONGEST_S) throw new Error('the ID token is good for too long')
  if (auth_time !== undefined && (typeof auth_time !== 'number' || isAhead(auth_time))) {
    throw new Error('the sign-in that the ID token is about is in the future')
  }
}

function algorithmOf(idToken: string): string {
  const [header = ''] = idToken.split('.')
  return String(JSON.parse(Buffer.from(header, 'base64url').toString()).alg)
}

function leftHalf(digest: string, text: string): string {
  const bytes = createHash(digest).update(text).digest()
  return bytes.subarray(0, bytes.length / 2).toString('base64url')
}
