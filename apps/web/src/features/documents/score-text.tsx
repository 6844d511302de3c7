import { cn } from '../../ui/cn.ts'
import { workListWords as words } from '../../words/work-list.ts'
import { scoreBand } from './score-band.ts'

const LOOKS = { success: 'text-success', warning: 'text-warning', error: 'text-error' }

/** In the colour of its band; the number itself says which. */
export function ScoreText({ score }: { score: number | null }) {
  if (score === null) return <span className="text-ink-muted">{words.unknown}</span>
  return <span className={cn('font-medium tabular-nums', LOOKS[scoreBand(score)])}>{score}</span>
}
