import { CircleCheck, CircleX } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { consignmentsWords as words } from '../../words/consignments.ts'

export function ReadyBadge({ ready }: { ready: boolean }) {
  const Icon = ready ? CircleCheck : CircleX
  return (
    <Badge variant={ready ? 'success' : 'error'}>
      <Icon aria-hidden />
      {ready ? words.ready : words.notReady}
    </Badge>
  )
}
