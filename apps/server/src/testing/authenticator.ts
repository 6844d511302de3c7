import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows at that moment. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() })
}
