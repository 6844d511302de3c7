import { Radio, RadioTower, Unplug } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { liveWords } from '../../words/live.ts'
import { useConnectionState } from './live-updates.tsx'

const MARKS = {
  connected: { icon: Radio, variant: 'success' },
  connecting: { icon: RadioTower, variant: 'secondary' },
  disconnected: { icon: Unplug, variant: 'warning' },
} as const

/** Says whether what is on screen moves by itself. */
export function ConnectionMark() {
  const state = useConnectionState()
  const { icon: Icon, variant } = MARKS[state]
  return (
    <Badge variant={variant} role="status" data-state={state}>
      <Icon aria-hidden />
      {liveWords.states[state]}
    </Badge>
  )
}
