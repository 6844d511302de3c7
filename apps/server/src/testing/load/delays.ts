import { inDatabaseOf } from '../crash/database.ts'

export interface MessageDelay {
  what: string
  /** Milliseconds, one for each socket that was reached. */
  delays: number[]
  /** Messages that a socket which was open all the time did not get. */
  missing: number
}

/** When something happened, and when each socket heard of it, by the clock of this machine. */
export interface Delays {
  opened(tenantId: string): void
  closed(tenantId: string): void
  /** Before the call is sent; what it answers is for a call that was refused, which nobody hears of. */
  announced(tenantId: string, userId: string, documentId: string): () => void
  /** @param sentAt when the call was sent that made it, in milliseconds since 1970 */
  uploaded(documentId: string, sentAt: number): void
  heard(socket: number, type: string, data: Heard): void
  /** @param steady numbers of the sockets, by tenant, that were open all the time since then */
  results(
    dataDir: string,
    since: Date,
    steady: ReadonlyMap<string, readonly number[]>,
  ): Promise<MessageDelay[]>
}

/** What is looked at in messages of whatever type. */
export interface Heard {
  jobId?: string
  status?: string
  documentId?: string
  jobType?: string
  person?: { id: string }
  here?: boolean
}

export const now = () => performance.timeOrigin + performance.now()

export function makeDelays(): Delays {
  const open = new Map<string, number>()
  const presence = new Map<string, number>()
  const presenceDelays: number[] = []
  let expected = 0
  const uploads = new Map<string, number>()
  const firstOfDocument = new Map<string, Map<number, number>>()
  const completed = new Map<string, Map<number, number>>()
  const note = (into: Map<string, Map<number, number>>, id: string, socket: number) => {
    const of = into.get(id) ?? new Map<number, number>()
    into.set(id, of)
    if (!of.has(socket)) of.set(socket, now())
  }
  const count = (tenantId: string, by: number) => open.set(tenantId, (open.get(tenantId) ?? 0) + by)

  return {
    opened: (tenantId) => void count(tenantId, 1),
    closed: (tenantId) => void count(tenantId, -1),
    announced(tenantId, userId, documentId) {
      const sockets = open.get(tenantId) ?? 0
      expected += sockets
      presence.set(`${userId} ${documentId}`, now())
      return () => {
        expected -= sockets
      }
    },
    uploaded: (documentId, sentAt) => void uploads.set(documentId, sentAt),
    heard(socket, type, { jobId, status, documentId, person }) {
      if (type === 'presence_update') {
        const at = presence.get(`${person?.id} ${documentId}`)
        if (at !== undefined) presenceDelays.push(now() - at)
      } else if (type === 'job_update' && documentId && jobId) {
        note(firstOfDocument, documentId, socket)
        if (status === 'completed') note(completed, jobId, socket)
      }
    },
    async results(dataDir, since, steady) {
      const jobs = await inDatabaseOf(dataDir, async (client) => {
        const { rows } = await client.query<{
          id: string
          tenant_id: string
          document_id: string
          at: number
        }>(
          `select id, tenant_id, document_id, extract(epoch from completed_at)::float8 * 1000 as at
             from hub.jobs where status = 'completed' and completed_at >= $1`,
          [since],
        )
        return rows
      })
      const ofJobs: MessageDelay = {
        what: 'job completed, from its moment in the database',
        delays: [],
        missing: 0,
      }
      const ofUploads: MessageDelay = {
        what: 'first of a new document, from the call',
        delays: [],
        missing: 0,
      }
      for (const { id, tenant_id, document_id, at } of jobs) {
        const sentAt = uploads.get(document_id)
        uploads.delete(document_id)
        for (const socket of steady.get(tenant_id) ?? []) {
          take(ofJobs, completed.get(id)?.get(socket), at)
          if (sentAt !== undefined) take(ofUploads, firstOfDocument.get(document_id)?.get(socket), sentAt)
        }
      }
      const ofPresence = {
        what: 'presence of a colleague, from the call',
        delays: presenceDelays,
        missing: Math.max(0, expected - presenceDelays.length),
      }
      return [ofPresence, ofUploads, ofJobs]
    },
  }
}

function take(of: MessageDelay, heardAt: number | undefined, at: number): void {
  if (heardAt === undefined) of.missing += 1
  else of.delays.push(heardAt - at)
}
