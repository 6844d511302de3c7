import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountWords } from '../../words/accounts.ts'
import { common } from '../../words/common.ts'
import type { CurrentSession } from './current-user.ts'

interface VisitorNoticeProps {
  session: CurrentSession
  /** The `notice` of the address, set by a server that led back here. */
  notice: unknown
}

const TONES: Record<string, 'info' | 'success'> = {
  'provider-not-configured': 'info',
  'account-deleted': 'success',
}

export function VisitorNotice({ session, notice }: VisitorNoticeProps) {
  if (session.unreachable) {
    const { title, description } = accountWords.unreachable
    return (
      <Notice
        tone="error"
        title={title}
        action={
          <Button variant="outline" size="sm" onClick={session.retry}>
            {common.tryAgain}
          </Button>
        }
      >
        {description}
      </Notice>
    )
  }
  const known = typeof notice === 'string' && notice in accountWords.notices
  if (!known) return null
  const { title, description } = accountWords.notices[notice as keyof typeof accountWords.notices]
  return (
    <Notice tone={TONES[notice] ?? 'warning'} title={title}>
      {description}
    </Notice>
  )
}
