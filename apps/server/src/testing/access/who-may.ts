/**
 * Who may make each call of the API; the test of the access matrix fails for a call without a row here.
 *
 *   everybody   no session is needed; what the call answers depends on what it is given
 *   members     every member of the tenant and every API key of it
 *   people      every member, and no API key
 *   operators   Operators, Compliance Managers, and API keys with the role Operator
 *   managers    Compliance Managers; no key has that role
 *
 * Everything else follows from these and needs no row of its own: visitors, ended sessions and revoked keys get 401, a
 * removed member, another tenant and a platform administrator 404 for everything that belongs to the tenant, and a suspended
 * tenant reads and changes nothing.
 *
 * `shared` behind a call: what its path names is the product's and not one tenant's, so others see their own there.
 * `administrator`: a platform administrator may as well, of every tenant.
 * `own`: each of those who may, about what they made themselves; what the test tries it on is the manager's.
 */
export const WHO_MAY = `
  POST   /api/auth/login                                   everybody
  POST   /api/auth/register                                everybody
  POST   /api/auth/logout                                  everybody
  POST   /api/auth/invitation                              everybody
  POST   /api/auth/reset                                   everybody
  POST   /api/auth/reset/request                           everybody
  GET    /api/auth/provider                                everybody
  POST   /api/auth/provider                                everybody
  GET    /api/auth/registration                            everybody
  POST   /api/auth/not-me                                  everybody
  POST   /api/answer                                       everybody
  POST   /api/answer/question                              everybody
  POST   /api/answer/upload                                everybody
  POST   /api/answer/document                              everybody
  POST   /api/answer/decline                               everybody
  GET    /api/login                                        everybody
  GET    /api/login/callback                               everybody
  PUT    /api/objects/uploads/{uploadId}                   everybody  shared

  GET    /api/auth/user                                    people
  POST   /api/auth/tenant                                  people
  GET    /api/auth/confirm                                 people
  POST   /api/auth/confirm                                 people
  GET    /api/auth/deletion                                people
  POST   /api/auth/deletion                                people
  POST   /api/auth/confirmation                            people
  POST   /api/auth/confirmation/request                    people
  GET    /api/jobs/ws-info                                 people
  GET    /api/notifications                                people
  POST   /api/notifications/read                           people
  GET    /api/settings/profile                             people
  PATCH  /api/settings/profile                             people
  GET    /api/settings/profile/export                      people
  GET    /api/settings/notifications                       people
  PATCH  /api/settings/notifications                       people
  POST   /api/settings/password                            people
  POST   /api/settings/two-factor                          people
  POST   /api/settings/two-factor/confirm                  people
  POST   /api/settings/two-factor/off                      people
  GET    /api/settings/sessions                            people
  DELETE /api/settings/sessions/{id}                       people
  POST   /api/invitations/accept                           people

  GET    /api/members                                      members
  PATCH  /api/members/{id}                                 managers
  DELETE /api/members/{id}                                 managers
  GET    /api/invitations                                  managers
  POST   /api/invitations                                  managers
  DELETE /api/invitations/{id}                             managers
  GET    /api/keys                                         members
  POST   /api/keys                                         managers
  POST   /api/keys/{id}/rotate                             managers
  DELETE /api/keys/{id}                                    managers
  GET    /api/held-access                                  managers
  POST   /api/held-access/decision                         managers
  GET    /api/webhooks                                     members
  POST   /api/webhooks                                     managers
  PATCH  /api/webhooks/{id}                                managers
  DELETE /api/webhooks/{id}                                managers
  POST   /api/webhooks/{id}/rotate                         managers
  POST   /api/webhooks/{id}/test                           managers
  GET    /api/webhooks/{id}/deliveries                     members
  POST   /api/webhooks/{id}/deliveries/{deliveryId}/resend  managers
  GET    /api/settings/security                            members
  GET    /api/ai/usage                                     members
  GET    /api/usage                                        members
  PATCH  /api/settings/security                            managers
  GET    /api/settings/tenant                              members
  PATCH  /api/settings/tenant                              managers
  GET    /api/fleet                                        members
  POST   /api/fleet                                        managers
  DELETE /api/fleet/{id}                                   managers
  GET    /api/partners                                     members
  POST   /api/partners                                     managers
  DELETE /api/partners/{id}                                managers
  GET    /api/settings/retention                           members
  GET    /api/settings/retention/proof                     members

  GET    /api/audit                                        members
  GET    /api/audit/counts                                 members
  GET    /api/audit/export                                 members
  GET    /api/audit/verify                                 members
  GET    /api/audit/proof                                  members
  GET    /api/audit/{id}                                   members

  GET    /api/samples/paper                                operators
  POST   /api/objects/upload                               operators
  POST   /api/documents                                    operators
  GET    /api/documents                                    members
  POST   /api/documents/progress                           members
  GET    /api/documents/counts                             members
  GET    /api/documents/tags                               members
  POST   /api/documents/acts                               operators
  POST   /api/documents/download                           members
  GET    /api/documents/{id}                               members
  GET    /api/documents/{id}/jobs                          members
  POST   /api/documents/{id}/presence                      people
  GET    /api/documents/{id}/file                          members
  GET    /api/documents/{id}/pages                         members
  GET    /api/documents/{id}/pages/{n}/text                members
  GET    /api/documents/{id}/pages/{n}/image               members
  GET    /api/documents/{id}/languages                     members
  GET    /api/documents/{id}/consignment                   members
  GET    /api/documents/{id}/compliance                    members
  GET    /api/documents/{id}/compliance/compare            members
  GET    /api/documents/{id}/export                        members
  PATCH  /api/documents/{id}/consignment                   operators
  POST   /api/documents/{id}/consignment/withdraw          operators
  POST   /api/documents/{id}/read-text                     operators
  POST   /api/documents/{id}/read-rows                     operators
  POST   /api/documents/{id}/goods-lines                   operators
  POST   /api/documents/{id}/goods-lines/undo              operators
  POST   /api/documents/{id}/reprocess                     operators
  POST   /api/documents/retry-failed                       operators
  POST   /api/documents/{id}/cancel                        operators
  GET    /api/documents/{id}/reading                       members
  GET    /api/documents/{id}/reading/question              operators
  POST   /api/documents/{id}/remediation                   operators
  GET    /api/documents/{id}/remediation/question          operators
  PUT    /api/documents/{id}/remediation/steps/{stepId}    operators
  GET    /api/documents/{id}/partner-requests              members
  POST   /api/documents/{id}/partner-requests              operators
  GET    /api/documents/{id}/partner-requests/draft        operators
  POST   /api/documents/{id}/partner-requests/message      operators
  DELETE /api/partner-requests/{id}                        operators
  POST   /api/partner-requests/{id}/remind                 operators
  POST   /api/partner-requests/{id}/link                   operators
  POST   /api/partner-requests/{id}/fields/{fieldId}       operators
  POST   /api/documents/{id}/approve                       managers
  POST   /api/documents/{id}/reject                        managers
  POST   /api/documents/{id}/hold                          managers
  DELETE /api/documents/{id}/hold                          managers
  DELETE /api/documents/{id}                               operators  own
  POST   /api/documents/{id}/restore                       operators  own
  POST   /api/documents/{id}/split                         operators  own
  POST   /api/documents/{id}/keep-whole                    operators
  GET    /api/trash                                        members
  GET    /api/trash/{id}                                   members
  DELETE /api/trash/{id}                                   managers

  GET    /api/data-set                                     members
  GET    /api/data-set/choices                             members
  GET    /api/partner-memory                               members
  DELETE /api/partner-memory/{id}                          operators
  POST   /api/partner-memory/answers                       operators

  GET    /api/accepted-rules                               members
  POST   /api/accepted-rules                               managers
  DELETE /api/accepted-rules/{id}                          managers
  GET    /api/violations                                   members
  GET    /api/violations/export                            members
  GET    /api/violations/{id}                              members
  PATCH  /api/violations/{id}                              operators
  POST   /api/violations/{id}/comments                     operators
  POST   /api/violations/{id}/waive                        managers
  POST   /api/violations/{id}/reopen                       managers
  POST   /api/violations/correct                           operators
  POST   /api/violations/bulk                              managers
  POST   /api/violations/undo                              managers
  GET    /api/notes                                        members
  GET    /api/notes/documents                              members
  GET    /api/views                                        members
  POST   /api/views                                        operators
  DELETE /api/views/{id}                                   operators  own

  GET    /api/consignments                                 members
  GET    /api/consignments/{id}                            members
  GET    /api/consignments/{id}/evidence                   members
  GET    /api/consignments/{id}/export                     members
  PATCH  /api/consignments/{id}                            operators
  POST   /api/consignments/{id}/documents                  operators
  DELETE /api/consignments/{id}/documents/{documentId}     operators
  POST   /api/consignments/{id}/contradictions/{code}/settle  operators
  POST   /api/consignments/{id}/contradictions/{code}/accept  operators
  DELETE /api/consignments/{id}/contradictions/{code}/accept  operators

  GET    /api/search                                       members
  GET    /api/dashboard                                    members
  GET    /api/first-day                                    managers
  GET    /api/dashboard/report                             members
  GET    /api/results                                      members
  GET    /api/results/summary                              members
  GET    /api/results/export                               members
  GET    /api/admin/metrics                                members
  GET    /api/admin/metrics/export                         members
  GET    /api/admin/tenants/{id}/export                    members  administrator

  GET    /api/sustainability                               members
  GET    /api/sustainability/consignments                  members
  GET    /api/sustainability/consignments/{id}             members
  GET    /api/sustainability/report                        members
  GET    /api/sustainability/factors                       members
  PUT    /api/sustainability/factors/{key}                 managers  shared
  DELETE /api/sustainability/factors/{key}                 managers  shared
  GET    /api/sustainability/places                        members
  PUT    /api/sustainability/places                        operators
  GET    /api/sustainability/places/answers                members
  DELETE /api/sustainability/places/answers                operators
  PUT    /api/sustainability/goals                         managers
  GET    /api/sustainability/certifications                members
  POST   /api/sustainability/certifications                managers
  PATCH  /api/sustainability/certifications/{id}           managers
  GET    /api/sustainability/certifications/{id}/file      members
  PUT    /api/sustainability/certifications/{id}/file      managers
`

const MAY = {
  everybody: ['auditor', 'operator', 'manager', 'key that reads', 'key that writes'],
  members: ['auditor', 'operator', 'manager', 'key that reads', 'key that writes'],
  people: ['auditor', 'operator', 'manager'],
  operators: ['operator', 'manager', 'key that writes'],
  managers: ['manager'],
} as const satisfies Record<string, readonly Inside[]>

/** Who acts within the tenant. A key that reads has the role Auditor, one that writes the role Operator. */
export const INSIDE = ['auditor', 'key that reads', 'operator', 'key that writes', 'manager'] as const
export type Inside = (typeof INSIDE)[number]

export interface Row {
  who: keyof typeof MAY
  may: readonly Inside[]
  shared: boolean
  administrator: boolean
  own: boolean
}

/** By the call's name, such as 'GET /api/documents/{id}'. @throws for a line that cannot be read. */
export function readRows(table = WHO_MAY): Map<string, Row> {
  const lines = table.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const [method, path, who = '', ...marks] = line.trim().split(/\s+/)
      if (!(who in MAY)) throw new Error(`not a row of the access matrix: ${line.trim()}`)
      const group = who as Row['who']
      const row = {
        who: group,
        may: MAY[group],
        shared: marks.includes('shared'),
        administrator: marks.includes('administrator'),
        own: marks.includes('own'),
      }
      return [`${method} ${path}`, row]
    }),
  )
}
