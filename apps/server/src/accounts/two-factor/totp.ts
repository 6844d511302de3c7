import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** A clock that is half a minute off, or a code typed in at the last moment. */
const STEPS_OFF = 1

/** Apps are asked for SHA-256 (RFC 6238); those that do not know it show codes by SHA-1 all the same. */
export type TotpAlgorithm = 'SHA256' | 'SHA1'

function totpOf(secret: string, email: string, algorithm: TotpAlgorithm): TOTP {
  return new TOTP({
    issuer: 'eFTI Compliance Hub',
    label: email,
    algorithm,
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })
}

export const newTotpSecret = () => new Secret({ size: 20 }).base32

export const uriOf = (secret: string, email: string) => totpOf(secret, email, 'SHA256').toString()

/** The time step that the code is of, when it is right and of a later step than `lastStep`; else null. */
export function stepOf(
  code: string,
  { secret, algorithm }: { secret: string; algorithm: TotpAlgorithm },
  now: Date,
  lastStep: number,
): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret, '', algorithm).validate({ token, timestamp: now.getTime(), window: STEPS_OFF })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
  return step > lastStep ? step : null
}
