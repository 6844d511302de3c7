import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountWords } from '../../words/accounts.ts'
import { common } from '../../words/common.ts'
import type { Session } from './current-user.ts'

interface VisitorNoticeProps {
  session: Session
  /** The `notice` of the address, set by a server that led back here. */
  notice: unknown
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
  if (notice !== 'provider-not-configured') return null
  const { title, description } = accountWords.notices[notice]
  return (
    <Notice tone="info" title={title}>
      {description}
    </Notice>
  )
}
