import { ROLE_LABELS, type Role } from '@efti-hub/contract'
import type { Member } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'
import { onlyTexts } from './texts.ts'

/** What can be done inside a tenant. */
export type Action = keyof typeof onlyTexts

const MAY: Record<Role, readonly Action[]> = {
  compliance_manager: [
    'read',
    'export',
    'upload',
    'correct',
    'reprocess',
    'remediate',
    'link',
    'handle',
    'decide',
    'waive',
    'manage',
    'delete',
    'purge',
  ],
  operator: ['read', 'export', 'upload', 'correct', 'reprocess', 'remediate', 'link', 'handle', 'delete'],
  auditor: ['read', 'export'],
}

export function may(member: Pick<Member, 'role'>, action: Action): boolean {
  return MAY[member.role].includes(action)
}

/** @throws Refusal that names the role, what it may not do, and who may. */
export function requireMay(member: Pick<Member, 'role'>, action: Action): void {
  if (may(member, action)) return
  const holders = (Object.keys(MAY) as Role[]).filter((role) => MAY[role].includes(action))
  const whoMay = holders.map((role) => ROLE_LABELS[role]).join(' or ')
  throw new Refusal('not_allowed', onlyTexts[action](whoMay, ROLE_LABELS[member.role]))
}
