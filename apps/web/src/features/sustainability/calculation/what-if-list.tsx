import type { WhatIf } from '@efti-hub/contract'
import { emissionWords as words } from '../../../words/emissions.ts'
import { formatPercent } from '../../../words/format.ts'
import { sustainabilityWords } from '../../../words/sustainability.ts'
import { emitted, inWhole } from '../figures.ts'

interface WhatIfListProps {
  whatIf: readonly WhatIf[]
  grams: number
}

export function WhatIfList({ whatIf, grams }: WhatIfListProps) {
  return (
    <ul className="grid gap-2">
      {whatIf.map(({ factorKey, mode, vehicle, grams: other, distanceKm, note }) => (
        <li key={factorKey} className="text-sm">
          <p className="flex items-baseline justify-between gap-3">
            <span>
              <span className="font-medium">{sustainabilityWords.modes[mode]}</span>, {vehicle}
            </span>
            <span className="shrink-0 font-medium tabular-nums">{emitted(other)}</span>
          </p>
          <p className="text-ink-muted tabular-nums">
            {[
              other !== null && compared(other, grams),
              distanceKm !== null && `${inWhole(distanceKm)} km`,
              note,
            ]
              .filter(Boolean)
              .join('. ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function compared(other: number, grams: number): string | false {
  if (grams === 0) return false
  const percent = formatPercent(Math.abs((other - grams) / grams))
  return other < grams ? words.less(percent) : words.more(percent)
}
