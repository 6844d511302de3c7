import { collectDefaultMetrics } from 'prom-client'
import type { Services } from '../../services.ts'
import { BEAT_MS, forgetOldMeasures, recordAnswers, recordBeat, recordEnd } from './process-store.ts'

export interface Beating {
  /** At once, and not only at the next beat. */
  beat(): Promise<void>
  stop(): Promise<void>
}

/** As long as it goes on this process counts as up. What it measures is stored with each beat. */
export async function startBeating({ database, measures, log }: Services): Promise<Beating> {
  const pool = database.systemPool
  collectDefaultMetrics({ register: measures.registry })
  const beat = async () => {
    try {
      await recordBeat(pool, measures, await measures.host())
      const answers = measures.takeAnswers()
      await recordAnswers(pool, measures.id, answers)
    } catch (error) {
      log.warn({ err: error }, 'what this process measures could not be stored')
    }
  }
  await beat()
  await forgetOldMeasures(pool).catch((error) =>
    log.warn({ err: error }, 'old measures could not be removed'),
  )
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, BEAT_MS)
  timer.unref()
  return {
    beat,
    async stop() {
      clearInterval(timer)
      await beating
      await beat()
      await recordEnd(pool, measures.id).catch(() => {})
    },
  }
}
