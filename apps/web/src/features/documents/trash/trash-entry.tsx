import type { TrashedDocument } from '@efti-hub/contract'
import { Trash2, Undo2 } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Time } from '../../../ui/time.tsx'
import { formatDay, formatFileSize } from '../../../words/format.ts'
import { trashWords as words } from '../../../words/trash.ts'
import { ExplainedButton } from './explained-button.tsx'
import { SplitParts } from './split-parts.tsx'

const DAY_MS = 86_400_000
/** Sooner than this it stands out. */
const SOON_DAYS = 3

interface TrashEntryProps {
  document: TrashedDocument
  mayRestore: boolean
  isBusy: boolean
  onRestore: () => void
  onPurge: () => void
}

export function TrashEntry({ document, mayRestore, isBusy, onRestore, onPurge }: TrashEntryProps) {
  const { originalName, fileSize, deletedAt, deletedBy, keptUntil, can } = document
  const days = Math.ceil((Date.parse(keptUntil) - Date.now()) / DAY_MS)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-medium wrap-anywhere">{originalName}</h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted tabular-nums">
          <span>
            {formatFileSize(fileSize)} · {words.deletedBy(deletedBy)}, <Time at={deletedAt} />
          </span>
          <Badge
            variant={days <= SOON_DAYS ? 'warning' : 'secondary'}
            title={words.until(formatDay(keptUntil))}
          >
            {words.daysLeft(days)}
          </Badge>
        </p>
        <SplitParts parts={document.parts} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ExplainedButton
          variant="outline"
          size="sm"
          busy={isBusy}
          aria-label={words.restoreOf(originalName)}
          reason={can.includes('restore') ? null : mayRestore ? words.notOwn : words.roleRestoresNone}
          onClick={onRestore}
        >
          <Undo2 aria-hidden />
          {words.restore}
        </ExplainedButton>
        <ExplainedButton
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          aria-label={words.purgeOf(originalName)}
          reason={can.includes('purge') ? null : words.onlyManager}
          onClick={onPurge}
        >
          <Trash2 aria-hidden />
          {words.purge}
        </ExplainedButton>
      </div>
    </li>
  )
}
