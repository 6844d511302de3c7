import type { EmissionFactor } from '@efti-hub/contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { factorWords as words } from '../../../words/emissions.ts'
import { sustainabilityWords } from '../../../words/sustainability.ts'
import { inTenths } from '../figures.ts'
import { useFactors } from '../use-sustainability.ts'
import { OwnFactorForm } from './own-factor-form.tsx'

/** Which intensities count, where each comes from, and the way to set one's own. */
export default function FactorsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data } = useFactors(open)
  const [edited, setEdited] = useState<{ key: string; vehicle: string } | null>(null)
  const giveUp = useChange({
    change: (key: string) => call('DELETE /api/sustainability/factors/{key}', { path: { key } }),
    stale: [sustainabilityKey],
    done: () => words.withdrawn,
  })
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.hint}>
      <div className="overflow-y-auto px-5 py-3">
        {!data && (
          <div role="status" aria-label={words.loading}>
            <Skeleton className="h-60" />
          </div>
        )}
        {edited && (
          <OwnFactorForm factorKey={edited.key} vehicle={edited.vehicle} onDone={() => setEdited(null)} />
        )}
        {data && !edited && (
          <ul className="divide-y divide-line">
            {data.factors.map((factor, at) => (
              <Line
                key={`${factor.key} ${factor.isOwn} ${factor.validFrom} ${factor.validUntil}`}
                factor={factor}
              >
                {data.canReplace && data.factors[at - 1]?.key !== factor.key && (
                  <span className="flex gap-2">
                    <Button
                      variant="outline"
                      size="xs"
                      aria-label={words.replace(factor.vehicle)}
                      onClick={() => setEdited(factor)}
                    >
                      {words.set}
                    </Button>
                    {factor.isOwn && (
                      <Button
                        variant="ghost"
                        size="xs"
                        aria-label={words.withdraw(factor.vehicle)}
                        onClick={() => giveUp.mutate(factor.key)}
                      >
                        {words.giveUp}
                      </Button>
                    )}
                  </span>
                )}
              </Line>
            ))}
            {data.missing.map((one) => (
              <li key={one.key} className="flex flex-wrap items-center justify-between gap-2 py-3">
                <span>
                  <span className="font-medium">{one.vehicle}</span>
                  <span className="block text-sm text-ink-muted">{words.missing}</span>
                </span>
                {data.canReplace && (
                  <Button
                    variant="outline"
                    size="xs"
                    aria-label={words.replace(one.vehicle)}
                    onClick={() => setEdited(one)}
                  >
                    {words.set}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function Line({ factor, children }: { factor: EmissionFactor; children: ReactNode }) {
  const { vehicle, wtt, ttw, source, edition, licence, caveat, isOwn, mode, validFrom, validUntil } = factor
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">
          {sustainabilityWords.modes[mode]}: {vehicle} {isOwn && <Badge variant="info">{words.own}</Badge>}
        </span>
        <span className="font-medium tabular-nums">{inTenths(wtt + ttw)}</span>
      </p>
      <p className="text-sm text-ink-muted">
        {[source, edition, licence, words.valid(validFrom, validUntil)].filter(Boolean).join(', ')}.
        {caveat && ` ${caveat}`}
      </p>
      {children}
    </li>
  )
}
