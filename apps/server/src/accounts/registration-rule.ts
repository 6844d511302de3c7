import type { RegistrationRule } from '@efti-hub/contract'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/refusal.ts'

type Rule = Config['registration']

export function presentRule(rule: Rule): RegistrationRule {
  return typeof rule === 'string' ? { mode: rule, domains: [] } : { mode: 'domains', domains: [...rule] }
}

/** Whether somebody without an invitation may register with this address. */
export function mayRegister(rule: Rule, email: string): boolean {
  if (typeof rule === 'string') return rule === 'open'
  return rule.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** @throws Refusal that states who may. An invitation is valid for any address; whether it is valid is looked at later. */
export function requireMayRegister(rule: Rule, email: string, hasInvitation: boolean): void {
  if (hasInvitation || mayRegister(rule, email)) return
  if (typeof rule === 'string') {
    throw new Refusal(
      'registration_closed',
      'Registration is by invitation only. Ask a Compliance Manager of your organisation for an invitation.',
    )
  }
  const message = `Only email addresses of ${rule.join(', ')} can register here without an invitation.`
  throw new Refusal('registration_closed', message, { email: message })
}
