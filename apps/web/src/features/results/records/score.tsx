import { cn } from '../../../ui/cn.ts'
import { recordsWords as words } from '../../../words/results.ts'
import { scoreBand } from '../score-band.ts'

const LOOKS = { success: 'text-success', warning: 'text-warning', error: 'text-error' }
const SIGNS = { success: '●', warning: '◐', error: '○' }

/** The score in the colour of its band, with a sign that differs too; a dash until there is one. */
export function ScoreMark({ score }: { score: number | null }) {
  if (score === null) return <span className="text-ink-muted">{words.unknown}</span>
  const band = scoreBand(score)
  return (
    <span className={cn('font-medium tabular-nums', LOOKS[band])} data-band={band}>
      <span aria-hidden className="mr-1 text-xs">
        {SIGNS[band]}
      </span>
      {score}
      <span className="sr-only"> {words.bandNames[band]}</span>
    </span>
  )
}
