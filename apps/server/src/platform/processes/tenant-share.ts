import type { Job } from 'graphile-worker'
import type pg from 'pg'

/**
 * How many places of one worker process a tenant's batches take. By the order of the queue tenants take turns; but who holds every place with
 * long scans keeps the others waiting all the same.
 */
export interface TenantShare {
  began(job: Job): void
  ended(job: Job): void
  /** Flags of jobs that are not to be taken up now. */
  full(): Promise<string[]>
}

export interface ShareOptions {
  /** Connections of the role efti_queue. */
  pool: pg.Pool
  places: number
  /** Never more than so many; 0: all places but one while others wait, and all of them otherwise. */
  most: number
}

export function makeTenantShare({ pool, places, most }: ShareOptions): TenantShare {
  const running = new Map<string, string>()
  const heldBy = () => {
    const held = new Map<string, number>()
    for (const flag of running.values()) held.set(flag, (held.get(flag) ?? 0) + 1)
    return held
  }

  return {
    began(job) {
      const flag = tenantFlag(job)
      if (flag) running.set(job.id, flag)
    },
    ended(job) {
      running.delete(job.id)
    },
    async full() {
      const held = [...heldBy()]
      if (most > 0) return held.flatMap(([flag, count]) => (count >= most ? flag : []))
      const greedy = places > 1 ? held.find(([, count]) => count >= places - 1)?.[0] : undefined
      return greedy && (await doOthersWait(pool, greedy)) ? [greedy] : []
    },
  }
}

const tenantFlag = ({ flags }: Job) => Object.keys(flags ?? {}).find((flag) => flag.startsWith('tenant:'))

/** Who waits has a document among the first, by the turns; so few are looked at. */
const LOOKED_AT = 50

async function doOthersWait(pool: pg.Pool, flag: string): Promise<boolean> {
  const { rows } = await pool.query<{ wait: boolean }>(
    `select exists (
       select from (
         select flags from graphile_worker._private_jobs
          where is_available and priority >= 0 and run_at <= now() and flags is not null
          order by priority, run_at limit ${LOOKED_AT}
       ) first where not flags ? $1) as wait`,
    [flag],
  )
  return rows[0]?.wait ?? false
}
