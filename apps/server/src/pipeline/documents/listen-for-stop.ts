import type { Services } from '../../services.ts'
import { isUnderWay } from './job-store.ts'
import type { JobRow } from './tables.ts'

export interface StopListener {
  /** Aborted once somebody else has ended the job: what is still done for it is done for nobody. */
  signal: AbortSignal
  end(): void
}

/** Is notified of a job's end from any process; what was sent while the event stream was away is looked up. */
export function listenForStop(services: Services, job: JobRow): StopListener {
  const stop = new AbortController()
  const look = async () => {
    const person = { tenantId: job.tenantId, userId: null }
    if (!(await services.database.inTenant(person, (db) => isUnderWay(db, job.id)))) stop.abort()
  }
  const onFault = (err: unknown) =>
    services.log.warn({ err, jobId: job.id }, 'whether a job goes on is not known')
  const lookNow = () => void look().catch(onFault)
  const endListening = services.events.onEvent(({ type, data }) => {
    if (type === 'job_update' && data.jobId === job.id && data.status === 'failed') stop.abort()
    // It may have been moved to the trash.
    if (type === 'document_update' && data.documentId === job.documentId) lookNow()
  })
  const endLooking = services.events.onGap(lookNow)
  return {
    signal: stop.signal,
    end() {
      endListening()
      endLooking()
    },
  }
}
