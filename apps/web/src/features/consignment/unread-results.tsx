import type { Remark } from '@efti-hub/contract'
import { Ban, Eye, Pencil } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'

interface UnreadResultsProps {
  unread: readonly Remark[]
  mayEdit: boolean
  active: string | null
  onShow: (path: string) => void
  onEnter: (remark: Remark) => void
  onAbsent: (remark: Remark) => void
}

/** What could not be read: a person enters the value, or states that it is not on the document. */
export function UnreadResults({ unread, mayEdit, active, onShow, onEnter, onAbsent }: UnreadResultsProps) {
  return (
    <section aria-label={words.unread} className="border-b border-line px-4 py-3 sm:px-5">
      <h2 className="font-semibold">
        {words.unread} <span className="font-normal text-ink-muted tabular-nums">{unread.length}</span>
      </h2>
      <ul>
        {unread.map((remark) => {
          const { code, path, description, suggestedFix } = remark
          return (
            <li key={`${code} ${path}`} className="flex gap-2 py-1.5 text-sm">
              <Eye className="mt-0.5 size-4 shrink-0 text-info" aria-hidden />
              <div className="grid min-w-0 flex-1 gap-1.5 wrap-anywhere">
                {path ? (
                  <button
                    type="button"
                    aria-pressed={path === active}
                    onClick={() => onShow(path)}
                    className="text-left underline-offset-4 hover:underline"
                  >
                    {description}
                  </button>
                ) : (
                  <p>{description}</p>
                )}
                {suggestedFix && <p className="text-ink-muted">{suggestedFix}</p>}
                {path && mayEdit && (
                  <div className="flex flex-wrap gap-2">
                    <Button variant="outline" size="sm" onClick={() => onEnter(remark)}>
                      <Pencil aria-hidden />
                      {words.enterValue}
                    </Button>
                    <Button variant="outline" size="sm" onClick={() => onAbsent(remark)}>
                      <Ban aria-hidden />
                      {words.notOnDocument}
                    </Button>
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
