import type { DocumentStatus } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Files, FolderUp, RotateCcw, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { batchWords as words } from '../../../words/batch.ts'
import { FileDrop } from '../file-drop.tsx'
import { tallyOf } from './batch-item.ts'
import { BatchLine } from './batch-line.tsx'
import { useBatch } from './use-batch.ts'

interface BatchPanelProps {
  tenantId: string
  userId: string
  /** What keeps this person from uploading, in a sentence. */
  forbidden?: string
  statusMark: (status: DocumentStatus) => ReactNode
}

export function BatchPanel({ tenantId, userId, forbidden, statusMark }: BatchPanelProps) {
  const { session, items, opening, leftOut, kept, elsewhere, running } = useBatch(tenantId, userId)
  const { all, done, failed, waiting, moving } = tallyOf(items)
  const again = items.filter(({ state, mayTryAgain }) => state === 'failed' && mayTryAgain).length
  return (
    <div className="grid gap-5">
      <Card aria-labelledby="batch-files">
        <CardHeader title={words.card} titleId="batch-files" description={kept ? words.stays : undefined} />
        <div className="grid gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
          <FileDrop
            icon={FolderUp}
            invitation={words.drop}
            browse={words.browse}
            hint={words.hint}
            multiple
            disabled={forbidden !== undefined}
            busy={opening && <Spinner label={words.opening} />}
            className="py-8"
            onFiles={(files) => void session.add(files)}
          />
          {forbidden && <p className="text-sm text-ink-muted">{forbidden}</p>}
          {leftOut > 0 && <Notice tone="warning" title={words.tooMany(leftOut)} />}
          {!kept && <Notice tone="warning" title={words.notKept} />}
          {elsewhere && <Notice tone="info" title={words.elsewhere} />}
        </div>
      </Card>
      <Card aria-labelledby="batch-list" className="overflow-clip">
        <CardHeader
          title={words.list}
          titleId="batch-list"
          description={
            <span role="status" className="tabular-nums">
              {all > 0 && words.summary(done, all, failed)}
            </span>
          }
          action={
            all > 0 && (
              <div className="flex flex-wrap gap-2">
                {waiting > 0 && !running && (
                  <Button size="sm" disabled={forbidden !== undefined} onClick={session.start}>
                    <Upload aria-hidden />
                    {words.start(waiting)}
                  </Button>
                )}
                {again > 0 && !running && (
                  <Button variant="outline" size="sm" onClick={session.retry}>
                    <RotateCcw aria-hidden />
                    {words.retry(again)}
                  </Button>
                )}
                {moving === 0 && !running && (
                  <Button variant="outline" size="sm" onClick={() => void session.clear()}>
                    {words.clear}
                  </Button>
                )}
                {done === all && (
                  <Button asChild variant="outline" size="sm">
                    <Link to="/processing">
                      {words.seeAll}
                      <ArrowRight aria-hidden />
                    </Link>
                  </Button>
                )}
              </div>
            )
          }
        />
        {all === 0 ? (
          <EmptyState icon={Files} title={words.empty} description={words.emptyHint} />
        ) : (
          <>
            <div className="px-4 pb-3 sm:px-5">
              <Progress label={words.progress} value={Math.round((100 * done) / all)} />
            </div>
            <ul className="border-t border-line">
              {items.map((item) => (
                <BatchLine key={item.id} item={item} statusMark={statusMark} onRemove={session.remove} />
              ))}
            </ul>
          </>
        )}
      </Card>
    </div>
  )
}
