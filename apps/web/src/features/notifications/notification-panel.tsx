import { Bell, CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { noticeWords as words } from '../../words/notices.ts'
import { notificationWords } from '../../words/notifications.ts'
import { joinNotices } from './join-notices.ts'
import { JoinedEntry, NoticeEntry } from './notice-entry.tsx'
import { useMarkRead, useNotifications } from './use-notifications.ts'

/** The call takes no more. */
const MOST_MARKED = 200

interface NotificationPanelProps {
  open: boolean
  onClose: () => void
}

export function NotificationPanel({ open, onClose }: NotificationPanelProps) {
  const list = useNotifications()
  const mark = useMarkRead()
  const notices = list.data?.pages.flatMap(({ items }) => items) ?? []
  const newest = notices[0]?.id
  const anyNew = (list.data?.pages[0]?.unread ?? 0) > 0
  const choose = (ids: string[], read: boolean) => {
    if (!read) mark.mutate({ ids: ids.slice(0, MOST_MARKED) })
    onClose()
  }
  const markAll = newest && anyNew && (
    <Button variant="ghost" size="sm" disabled={mark.isPending} onClick={() => mark.mutate({ upTo: newest })}>
      {words.markAll}
    </Button>
  )
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={notificationWords.title}
      description={words.description}
      action={markAll}
    >
      {list.isPending && <Loading />}
      {list.isError && (
        <EmptyState
          icon={CloudOff}
          title={words.loadFailed}
          action={
            <Button variant="outline" size="sm" onClick={() => void list.refetch()}>
              {common.tryAgain}
            </Button>
          }
        />
      )}
      {list.isSuccess && notices.length === 0 && (
        <EmptyState icon={Bell} title={words.none} description={words.noneHint} />
      )}
      {notices.length > 0 && (
        <ul aria-label={notificationWords.title} className="divide-y divide-line">
          {joinNotices(notices).map((line) =>
            'joined' in line ? (
              <JoinedEntry
                key={line.joined.id}
                joined={line.joined}
                onChoose={() => choose(line.joined.ids, line.joined.read)}
              />
            ) : (
              <NoticeEntry
                key={line.notice.id}
                notice={line.notice}
                onChoose={() => choose([line.notice.id], line.notice.read)}
              />
            ),
          )}
        </ul>
      )}
      <ShowMore list={list} />
    </SidePanel>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-5 p-5">
      <span className="sr-only">{common.loading}</span>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className="flex gap-3">
          <Skeleton shape="pill" className="size-8 shrink-0" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
