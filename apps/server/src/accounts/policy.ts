import { ROLE_LABELS, type Role } from '@efti-hub/contract'
import type { Member } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'

/** What can be done inside a tenant, in the words of a sentence: "an Auditor may not ...". */
const ACTIONS = {
  read: 'read documents',
  export: 'export',
  upload: 'upload documents',
  correct: 'correct extracted data',
  reprocess: 'process documents again',
  remediate: 'ask for remediation plans',
  link: 'link documents or set the phase of a consignment',
  handle: 'assign, comment or date violations',
  decide: 'approve or reject documents',
  waive: 'waive violations',
  manage: 'manage the organisation',
}
export type Action = keyof typeof ACTIONS

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
  ],
  operator: ['read', 'export', 'upload', 'correct', 'reprocess', 'remediate', 'link', 'handle'],
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
  throw new Refusal(
    'not_allowed',
    `Your role is ${ROLE_LABELS[member.role]}, which may not ${ACTIONS[action]}. Please ask a ${whoMay}.`,
  )
}
