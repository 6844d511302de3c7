import { type Decision, decidedDocument, decisionRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { presentOne, requireDocument } from '../documents/read-documents.ts'
import type { FollowActs } from '../violations/acts/change-violations.ts'
import { decideDocument } from './decide-document.ts'
import { peopleInDecisions, presentDecision } from './present.ts'
import { decisionsOf } from './store.ts'

const CALLS: readonly { call: string; made: Decision['decision']; summary: string }[] = [
  { call: 'approve', made: 'approved', summary: 'Approves a document that was checked' },
  { call: 'reject', made: 'rejected', summary: 'Rejects a document that was checked' },
]

export function decisionRoutes(app: App, services: Services, follow: FollowActs): void {
  for (const { call, made, summary } of CALLS) {
    app.post(
      `/api/documents/:id/${call}`,
      {
        schema: {
          tags: ['Decisions'],
          summary: `${summary}; answers with the document and all decisions about it`,
          params: z.object({ id: z.string() }),
          body: decisionRequest,
          response: { 200: decidedDocument },
        },
      },
      async (request) => {
        const member = memberOf(request)
        requireMay(member, 'decide')
        const documentId = request.params.id
        const { comment, checkId } = request.body
        const { document, rows } = await services.database.inTenant(member, async (db) => {
          const asked = { documentId, author: member.userId, decision: made, comment, checkId }
          await decideDocument(db, asked, services.clock.now(), follow)
          const row = await requireDocument(db, documentId)
          return { document: await presentOne(db, row, member), rows: await decisionsOf(db, documentId) }
        })
        const names = await namesOfPeople(services, peopleInDecisions(rows))
        return { ...document, decisions: rows.map((row) => presentDecision(row, names)) }
      },
    )
  }
}
