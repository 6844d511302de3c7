import type { AdminMetrics } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { MetricCard, type MetricStatus } from '../../ui/metric-card.tsx'
import { Time } from '../../ui/time.tsx'
import { adminWords as words } from '../../words/admin.ts'
import { common } from '../../words/common.ts'
import { formatNumber, formatPercent, formatSmallShare } from '../../words/format.ts'

export function PlatformCards({ metrics }: { metrics: AdminMetrics | undefined }) {
  const loading = metrics === undefined
  const { scope, tenants, jobs, uptime, errors } = metrics ?? {}
  const share = uptime?.share ?? null
  const rate = errors?.rate ?? null
  return (
    <section aria-label={words.cards} className="mb-5 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <MetricCard
        title={words.tenants}
        value={tenants ? formatNumber(tenants.length) : common.unknown}
        subtitle={scope && words.tenantsOf[scope]}
        status="info"
        loading={loading}
      />
      <MetricCard
        title={words.jobs}
        value={jobs ? formatNumber(jobs.running + jobs.queued) : common.unknown}
        subtitle={jobs && scope && <Lines lines={[words.jobsNow[scope](jobs), words.jobsOfDay(jobs)]} />}
        status="info"
        loading={loading}
      />
      <MetricCard
        title={words.uptime}
        value={share === null ? common.unknown : formatPercent(Math.floor(share * 10_000) / 10_000, 2)}
        subtitle={uptime && <Uptime uptime={uptime} />}
        status={uptime && uptimeStatus(uptime)}
        loading={loading}
      />
      <MetricCard
        title={words.errors}
        value={rate === null ? common.unknown : formatSmallShare(rate)}
        subtitle={
          errors && (
            <Lines
              lines={[
                errors.requests === 0 ? words.noCalls : words.errorsOf(errors),
                <Since key="since" at={errors.since} />,
              ]}
            />
          )
        }
        status={rate === null ? undefined : errorStatus(rate)}
        loading={loading}
      />
    </section>
  )
}

/** Three nines over a month are some three quarters of an hour. */
function uptimeStatus({ share, upSince }: AdminMetrics['uptime']): MetricStatus | undefined {
  if (share === null) return undefined
  if (upSince === null) return 'error'
  return share >= 0.999 ? 'success' : 'warning'
}

function errorStatus(rate: number): MetricStatus {
  if (rate === 0) return 'success'
  return rate < 0.01 ? 'warning' : 'error'
}

function Uptime({ uptime: { since, upSince } }: { uptime: AdminMetrics['uptime'] }) {
  if (!since) return words.noUptime
  return (
    <Lines
      lines={[
        <span key="meaning">
          {words.uptimeMeaning}, <Since at={since} />
        </span>,
        upSince ? (
          <span key="up">
            {words.uptimeNow} <Since at={upSince} />
          </span>
        ) : (
          words.notUp
        ),
      ]}
    />
  )
}

function Since({ at }: { at: string }) {
  return (
    <>
      {words.since} <Time at={at} />
    </>
  )
}

function Lines({ lines: [first, second] }: { lines: [ReactNode, ReactNode] }) {
  return (
    <>
      <span className="block">{first}</span>
      <span className="block">{second}</span>
    </>
  )
}
