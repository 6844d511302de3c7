import type { DocumentDetail } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { splittingWords as words } from '../../words/splitting.ts'
import { SplitButton } from './split-button.tsx'
import { useKeepWhole } from './use-split.ts'

/** Above a document: the file that it was made from, and that it seems to contain several documents. */
export function SplitNotice({ document }: { document: DocumentDetail }) {
  const { id, split, can } = document
  const keepWhole = useKeepWhole(id)
  const from = split?.madeFrom
  const reason = can.includes('correct') ? undefined : words.whyNot.role
  const proposed = split?.proposed.length ?? 0
  return (
    <>
      {from && (
        <p className="mb-4 text-sm text-ink-muted">
          {words.madeFrom(from.pages)}{' '}
          <Link
            to="/documents/$id"
            params={{ id: from.id }}
            className="text-brand wrap-anywhere underline underline-offset-4"
          >
            {from.originalName}
          </Link>
        </p>
      )}
      {proposed > 0 && (
        <Notice
          tone="info"
          title={words.seems(proposed)}
          className="mb-4 flex-wrap"
          action={
            <div className="flex flex-wrap gap-2">
              <span title={reason} className="inline-flex">
                <Button
                  variant="outline"
                  size="sm"
                  busy={keepWhole.isPending}
                  disabled={reason !== undefined}
                  onClick={() => keepWhole.mutate()}
                >
                  {words.keepWhole}
                  {reason && <span className="sr-only">: {reason}</span>}
                </Button>
              </span>
              <SplitButton document={document} label={words.review} />
            </div>
          }
        >
          {words.seemsHint}
        </Notice>
      )}
    </>
  )
}
