import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { viewWords as words } from '../../words/views.ts'
import type { Shown } from './save-view-dialog.tsx'
import { useRemoveView, useViews } from './use-views.ts'

const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx'))

interface SavedViewsProps {
  /** What is on screen, to be kept. */
  shown: Shown
  /** Whether the role may save and delete. */
  maySave: boolean
  onChoose: (query: Record<string, unknown>) => void
}

/** One's own views of a list and those of the organisation; and what is on screen, to be kept. */
export function SavedViews({ shown, maySave, onChoose }: SavedViewsProps) {
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const views = useViews(shown.screen)
  const remove = useRemoveView(shown.screen)
  const items = views.data?.items ?? []
  return (
    <>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button variant="outline">
            <Bookmark aria-hidden />
            {words.views}
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            aria-label={words.views}
            className="z-30 w-72 animate-fade-in rounded-md border border-line bg-surface p-1 shadow-overlay"
          >
            {items.length === 0 && <p className="px-2.5 py-2 text-ink-muted">{words.none}</p>}
            <ul className="max-h-72 overflow-y-auto">
              {items.map((view) => (
                <li key={view.id} className="flex items-center rounded-sm hover:bg-hover">
                  <button
                    type="button"
                    className="flex h-9 min-w-0 flex-1 items-center gap-2 px-2.5 text-left"
                    onClick={() => {
                      setOpen(false)
                      onChoose(view.query)
                    }}
                  >
                    <span className="truncate">{view.name}</span>
                    {view.shared && <Badge variant="outline">{words.sharedMark}</Badge>}
                  </button>
                  {view.can.includes('delete') && (
                    <Button
                      variant="ghost"
                      size="iconSmall"
                      aria-label={words.remove(view.name)}
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(view)}
                    >
                      <Trash2 aria-hidden />
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {maySave && (
              <Button
                variant="ghost"
                className="w-full justify-start border-t border-line px-2.5"
                aria-haspopup="dialog"
                onClick={() => {
                  setOpen(false)
                  setSaving(true)
                }}
              >
                <BookmarkPlus aria-hidden />
                {words.save}
              </Button>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {saving && (
        <Suspense>
          <SaveViewDialog shown={shown} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}
