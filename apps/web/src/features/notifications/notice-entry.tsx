import type { Notice, NoticeKind } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import {
  AtSign,
  BadgeCheck,
  CalendarClock,
  CircleCheck,
  CircleX,
  FileWarning,
  type LucideIcon,
  Reply,
  ShieldAlert,
  ShieldCheck,
  Stamp,
  TriangleAlert,
  Unplug,
  UserRoundCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { Time } from '../../ui/time.tsx'
import { noticeWords as words } from '../../words/notices.ts'
import type { JoinedNotices } from './join-notices.ts'

interface Look {
  icon: LucideIcon
  tone: string
}

const GOOD = 'bg-success-soft text-success'
const BAD = 'bg-error-soft text-error'
const CARE = 'bg-warning-soft text-warning'
const PLAIN = 'bg-info-soft text-info'

const LOOKS: Record<NoticeKind, Look> = {
  checked: { icon: CircleCheck, tone: GOOD },
  failed: { icon: CircleX, tone: BAD },
  violations: { icon: TriangleAlert, tone: CARE },
  approved: { icon: BadgeCheck, tone: GOOD },
  rejected: { icon: CircleX, tone: BAD },
  assigned: { icon: UserRoundCheck, tone: PLAIN },
  due: { icon: CalendarClock, tone: CARE },
  applied: { icon: Stamp, tone: PLAIN },
  application: { icon: Stamp, tone: PLAIN },
  'address-verified': { icon: ShieldCheck, tone: CARE },
  refused: { icon: ShieldAlert, tone: CARE },
  'webhook-off': { icon: Unplug, tone: BAD },
  mentioned: { icon: AtSign, tone: PLAIN },
  'partner-answered': { icon: Reply, tone: PLAIN },
  'partner-silent': { icon: CalendarClock, tone: CARE },
  withdrawn: { icon: TriangleAlert, tone: CARE },
}

const UNDER_REVIEW: Look = { icon: FileWarning, tone: CARE }

export function NoticeEntry({ notice, onChoose }: { notice: Notice; onChoose: () => void }) {
  const look =
    notice.kind === 'checked' && notice.facts.status === 'under_review' ? UNDER_REVIEW : LOOKS[notice.kind]
  return (
    <Line
      look={look}
      read={notice.read}
      at={notice.at}
      title={words.titleOf(notice)}
      detail={words.detailOf(notice)}
    >
      <Target notice={notice} onChoose={onChoose}>
        {notice.subject}
      </Target>
    </Line>
  )
}

/** Documents that were processed together. */
export function JoinedEntry({ joined, onChoose }: { joined: JoinedNotices; onChoose: () => void }) {
  const { documents, clean, needYou, read, at } = joined
  return (
    <Line
      look={needYou > 0 ? UNDER_REVIEW : LOOKS.checked}
      read={read}
      at={at}
      title={words.joined(clean, needYou)}
      detail={null}
    >
      <Link
        to="/processing"
        search={needYou > 0 ? { work: 'needs-me' } : {}}
        onClick={onChoose}
        className={STRETCHED}
      >
        {words.joinedSubject(documents)}
      </Link>
    </Line>
  )
}

interface LineProps {
  look: Look
  read: boolean
  at: string
  title: string
  detail: string | null
  /** What it is about, which leads there. */
  children: ReactNode
}

function Line({ look, read, at, title, detail, children }: LineProps) {
  return (
    <li
      className={cn(
        'relative flex gap-3 px-5 py-3.5 transition-colors hover:bg-hover',
        !read && 'bg-brand-soft',
      )}
    >
      <span className={cn('grid size-8 shrink-0 place-items-center rounded-full', look.tone)}>
        <look.icon className="size-4" aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className={cn('min-w-0 truncate', read ? 'text-ink' : 'font-semibold')}>
            {!read && <span className="sr-only">{words.new}: </span>}
            {children}
          </p>
          <span className="shrink-0 text-xs text-ink-muted tabular-nums">
            <Time at={at} brief />
          </span>
        </div>
        <p className="text-sm">{title}</p>
        {detail && <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-muted">{detail}</p>}
      </div>
    </li>
  )
}

const STRETCHED =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand'

/** The whole line is one target. */
function Target({
  notice,
  onChoose,
  children,
}: {
  notice: Notice
  onChoose: () => void
  children: ReactNode
}) {
  const { kind, documentId } = notice
  if (kind === 'applied' || kind === 'application') {
    return (
      <Link to="/sustainability" onClick={onChoose} className={STRETCHED}>
        {children}
      </Link>
    )
  }
  if (kind === 'address-verified') {
    return (
      <Link to="/settings" search={{ tab: 'tenant' }} onClick={onChoose} className={STRETCHED}>
        {children}
      </Link>
    )
  }
  if (kind === 'refused') {
    return (
      <Link to="/settings" onClick={onChoose} className={STRETCHED}>
        {children}
      </Link>
    )
  }
  if (kind === 'webhook-off') {
    return (
      <Link to="/settings" search={{ tab: 'security' }} onClick={onChoose} className={STRETCHED}>
        {children}
      </Link>
    )
  }
  const ofDocument = documentId ? { documentId } : {}
  if (kind === 'assigned') {
    return (
      <Link to="/violations" search={{ ...ofDocument, owner: 'me' }} onClick={onChoose} className={STRETCHED}>
        {children}
      </Link>
    )
  }
  if (kind === 'due' || kind === 'violations' || !documentId) {
    return (
      <Link to="/violations" search={ofDocument} onClick={onChoose} className={STRETCHED}>
        {children}
      </Link>
    )
  }
  return (
    <Link to="/documents/$id" params={{ id: documentId }} onClick={onChoose} className={STRETCHED}>
      {children}
    </Link>
  )
}
