import type { AdminMetrics } from '@efti-hub/contract'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Time } from '../../ui/time.tsx'
import { adminWords as words } from '../../words/admin.ts'
import { common } from '../../words/common.ts'
import { formatDuration, formatFileSizeInUnits, formatShare } from '../../words/format.ts'

type Health = AdminMetrics['health']

export function HealthCard({ health }: { health: Health }) {
  const { cpu, cores, memory, disk, response } = health
  return (
    <Card aria-labelledby="system-health">
      <CardHeader title={words.health} titleId="system-health" description={words.healthHint} />
      <div className="grid gap-5 px-4 pb-5 sm:px-5">
        <Used label={words.cpu} share={cpu} hint={words.cores(cores)} />
        <Used label={words.memory} share={memory.used / memory.total} hint={amounts(memory)} />
        <Used
          label={words.disk}
          share={disk && disk.used / disk.total}
          hint={disk ? `${amounts(disk)}. ${words.diskHint}` : words.diskHint}
        />
        <section>
          <h3 className="font-medium">{words.response}</h3>
          <p className="text-sm text-ink-muted">
            {words.responseHint(response.requests)} <Time at={response.since} />
          </p>
          <dl className="mt-2 grid grid-cols-3 gap-3">
            {(['p50', 'p95', 'p99'] as const).map((which) => {
              const ms = response[which]
              return (
                <div key={which}>
                  <dt className="text-sm text-ink-muted">{words.percentiles[which]}</dt>
                  <dd className="text-lg font-semibold tabular-nums">
                    {ms === null ? common.unknown : formatDuration(ms)}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
        <Processes processes={health.processes} />
      </div>
    </Card>
  )
}

const amounts = ({ used, total }: { used: number; total: number }) =>
  words.of(formatFileSizeInUnits(used), formatFileSizeInUnits(total))

function Used({ label, share, hint }: { label: string; share: number | null; hint: string }) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="font-medium tabular-nums">
          {share === null ? common.unknown : formatShare(share)}
        </span>
      </div>
      {share !== null && <Progress label={label} value={Math.min(99.9, share * 100)} />}
      <p className="mt-1 text-sm text-ink-muted">{hint}</p>
    </div>
  )
}

function Processes({ processes }: { processes: Health['processes'] }) {
  return (
    <section>
      <h3 className="font-medium">{words.processes}</h3>
      {processes.length === 0 && <p className="text-sm text-ink-muted">{words.noProcesses}</p>}
      <ul className="mt-1 grid gap-1">
        {processes.map(({ service, startedAt, memory }) => (
          <li key={`${service}-${startedAt}`} className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span>
              {words.services[service]}{' '}
              <span className="text-ink-muted">
                {words.running} <Time at={startedAt} />
              </span>
            </span>
            <span className="tabular-nums">{formatFileSizeInUnits(memory)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
