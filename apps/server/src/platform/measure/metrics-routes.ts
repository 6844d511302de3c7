import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import prometheus, { type MetricObject, Registry } from 'prom-client'
import type { Services } from '../../services.ts'
import type { App } from '../http.ts'
import { notFound } from '../refusal.ts'
import { BEAT_MS } from './process-store.ts'

/** Prometheus text: of this process, of the workers as of their last beat, and how much waits in the queue. */
export function metricsRoutes(app: App, services: Services): void {
  app.get('/metrics', { config: { public: true }, schema: { hide: true } }, async (request, reply) => {
    if (!mayScrape(request, services.config.metricsToken)) throw notFound('page')
    const own = await services.measures.registry.getMetricsAsJSON()
    const all = prometheus.AggregatorRegistry.aggregate([
      own,
      ...(await workersMetrics(services)),
      await queueMetrics(services),
    ])
    return reply
      .header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
      .header('cache-control', 'no-store')
      .send(await all.metrics())
  })
}

/** By the token where there is one; without one from this machine, and not through a proxy on it. */
function mayScrape({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isProxied && LOOPBACK.test(socket.remoteAddress ?? '')
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Nobody can ask a worker over HTTP: it stores what it measures. */
async function workersMetrics({ database }: Services): Promise<MetricObject[][]> {
  const { rows } = await database.systemPool.query<{ metrics: MetricObject[] }>(
    `select metrics from hub.processes
      where metrics is not null and ended_at is null and seen_at > now() - $1 * interval '1 millisecond'`,
    [BEAT_MS * 3],
  )
  return rows.map(({ metrics }) => metrics)
}

async function queueMetrics({ database }: Services): Promise<MetricObject[]> {
  const { rows } = await database.systemPool.query<{ task: string; state: string; count: number }>(
    `select t.identifier as task, count(*)::int as count,
            case when j.locked_at is not null then 'running' when j.run_at > now() then 'later'
                 when j.attempts >= j.max_attempts then 'given up' else 'ready' end as state
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      group by 1, 3`,
  )
  const registry = new Registry()
  const depth = new prometheus.Gauge({
    name: 'hub_queue_jobs',
    help: 'Jobs in the queue, by type and state: ready, later (waiting for their time or another try), running, given up',
    labelNames: ['type', 'state'],
    registers: [registry],
  })
  for (const { task, state, count } of rows) depth.set({ type: task, state }, count)
  return registry.getMetricsAsJSON()
}
