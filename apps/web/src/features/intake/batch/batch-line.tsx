import type { DocumentStatus } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, CircleX, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Progress } from '../../../ui/progress.tsx'
import { batchWords as words } from '../../../words/batch.ts'
import { formatFileSize } from '../../../words/format.ts'
import type { BatchItem } from './batch-item.ts'
import { type BatchPhase, batchPhaseOf } from './phase-of.ts'

const MARKS = {
  idle: { icon: CircleDashed, tile: 'bg-hover text-ink-muted' },
  busy: { icon: LoaderCircle, tile: 'bg-info-soft text-info' },
  done: { icon: CircleCheck, tile: 'bg-success-soft text-success' },
  failed: { icon: CircleX, tile: 'bg-error-soft text-error' },
} satisfies Record<BatchPhase['tone'], unknown>

interface BatchLineProps {
  item: BatchItem
  statusMark: (status: DocumentStatus) => ReactNode
  onRemove: (id: string) => void
}

export function BatchLine({ item, statusMark, onRemove }: BatchLineProps) {
  const { id, name, folder, size, state, documentId, document, reason } = item
  const phase = batchPhaseOf(item)
  const { icon: Mark, tile } = MARKS[phase.tone]
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0 sm:px-5">
      <span className={cn('grid size-8 shrink-0 place-items-center rounded-md', tile)} aria-hidden>
        <Mark className={cn('size-4', phase.tone === 'busy' && 'animate-spin')} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={name}>
          {documentId ? (
            <Link
              to="/documents/$id"
              params={{ id: documentId }}
              className="underline-offset-4 hover:text-brand hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted tabular-nums">
          {formatFileSize(size)}
          {folder && ` · ${words.folder(folder)}`}
          {phase.text && ` · ${phase.text}`}
          {reason && <span className={cn(phase.tone === 'failed' && 'text-error')}>{` · ${reason}`}</span>}
        </p>
        {phase.value !== undefined && (
          <div className="mt-1.5">
            <Progress label={name} value={phase.value} />
          </div>
        )}
      </div>
      {document && phase.tone !== 'busy' && statusMark(document.status)}
      {(state === 'waiting' || state === 'failed') && (
        <Button variant="ghost" size="iconSmall" aria-label={words.remove(name)} onClick={() => onRemove(id)}>
          <X aria-hidden />
        </Button>
      )}
    </li>
  )
}
