import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows at that moment; older ones know SHA-1 only. */
export function codeAt(secret: string, moment: Date, algorithm: 'SHA1' | 'SHA256' = 'SHA1'): string {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm }).generate({ timestamp: moment.getTime() })
}
