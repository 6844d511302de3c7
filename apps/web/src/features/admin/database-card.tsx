import type { AdminMetrics } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Time } from '../../ui/time.tsx'
import { adminWords as words } from '../../words/admin.ts'
import { formatDuration, formatFileSizeInUnits, formatNumber } from '../../words/format.ts'

type Database = AdminMetrics['database']

export function DatabaseCard({ database }: { database: Database }) {
  const { size, connections, mostConnections, queue, statements } = database
  return (
    <Card aria-labelledby="database-statistics">
      <CardHeader title={words.database} titleId="database-statistics" description={words.databaseHint} />
      <div className="px-4 pb-5 sm:px-5">
        <dl className="grid gap-3">
          <Fact label={words.size}>{formatFileSizeInUnits(size)}</Fact>
          <Fact label={words.connections}>
            {words.of(formatNumber(connections), formatNumber(mostConnections))}
          </Fact>
          <Fact label={words.queue}>{words.queueParts(queue)}</Fact>
        </dl>
        {queue.failing > 0 && <p className="mt-1 text-sm text-warning">{words.failing(queue.failing)}</p>}
        {queue.oldestReadyAt && (
          <p className="mt-1 text-sm text-ink-muted">
            {words.oldest} <Time at={queue.oldestReadyAt} />
          </p>
        )}
        {statements ? (
          <Statements statements={statements} />
        ) : (
          <p className="mt-4 text-sm text-ink-muted">{words.statementsHidden}</p>
        )}
      </div>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}

function Statements({
  statements: { source, since, items },
}: {
  statements: NonNullable<Database['statements']>
}) {
  const columns = words.statementColumns
  return (
    <section className="mt-5">
      <h3 className="font-medium">{words.statements}</h3>
      <p className="text-sm text-ink-muted">
        {words.statementsSource[source]}
        {since && (
          <>
            , {words.since} <Time at={since} />
          </>
        )}
      </p>
      {items.length === 0 ? (
        <p className="mt-2 text-sm">{words.noStatements}</p>
      ) : (
        <ScrollArea
          label={words.statements}
          className="relative mt-2 max-h-80 overflow-x-auto rounded-md border border-line"
        >
          <table className="w-full text-sm">
            <thead className="sticky top-0 bg-sunken text-left text-ink-muted">
              <tr>
                <th className="px-3 py-2 font-medium">{columns.statement}</th>
                <th className="px-3 py-2 text-right font-medium">{columns.calls}</th>
                <th className="px-3 py-2 text-right font-medium">{columns.mean}</th>
                <th className="px-3 py-2 text-right font-medium">{columns.max}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {items.map(({ statement, calls, meanMs, maxMs }) => (
                <tr key={statement} className="align-top">
                  <td className="px-3 py-2">
                    <code className="line-clamp-2 font-mono text-xs wrap-anywhere" title={statement}>
                      {statement}
                    </code>
                  </td>
                  <td className="px-3 py-2 text-right tabular-nums">{formatNumber(calls)}</td>
                  <td className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                    {formatDuration(meanMs)}
                  </td>
                  <td className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                    {formatDuration(maxMs)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </section>
  )
}
