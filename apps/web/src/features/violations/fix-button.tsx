import type { ViolationRow } from '@efti-hub/contract'
import { Button } from '../../ui/button.tsx'
import { formatFix } from '../../ui/quantities.ts'
import { actWords as words } from '../../words/violation-acts.ts'
import { useViolationActs } from './use-violation-acts.ts'

interface FixButtonProps {
  violation: Pick<ViolationRow, 'id' | 'status' | 'fix' | 'fieldName'>
  className?: string
}

/** One click where the rule knows the value that is right. */
export function FixButton({ violation: { id, status, fix, fieldName }, className }: FixButtonProps) {
  const acts = useViolationActs()
  if (fix === undefined || status !== 'open') return null
  return (
    <Button
      variant="outline"
      size="xs"
      className={className}
      title={fieldName}
      disabled={acts.isPending}
      onClick={() => acts.mutate({ target: { ids: [id] }, act: { act: 'correct' } })}
    >
      {words.use(formatFix(fix))}
    </Button>
  )
}
