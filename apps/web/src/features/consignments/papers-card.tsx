import type { ConsignmentDetail, ConsignmentPaper } from '@efti-hub/contract'
import { kindLabel } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Link2, Unlink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { consignmentPageWords as words } from '../../words/consignments.ts'
import { LinkDialog } from './link-dialog.tsx'
import { useConsignmentChange } from './use-consignment-change.ts'

interface PapersCardProps {
  consignment: ConsignmentDetail
  /** Status and score, in the words of the documents. */
  standingOf: (paper: ConsignmentPaper) => ReactNode
}

export function PapersCard({ consignment, standingOf }: PapersCardProps) {
  const { id, papers, can } = consignment
  const [linking, setLinking] = useState(false)
  const [leaving, setLeaving] = useState<ConsignmentPaper | null>(null)
  const change = useConsignmentChange(id)
  const mayLink = can.includes('link')
  const unlink = (paper: ConsignmentPaper) => {
    change.mutate({
      send: () =>
        call('DELETE /api/consignments/{id}/documents/{documentId}', { path: { id, documentId: paper.id } }),
      done: { title: words.unlinked.title, description: words.unlinked.description(paper.originalName) },
    })
    setLeaving(null)
  }
  return (
    <Card aria-labelledby="papers">
      <CardHeader
        title={words.papers}
        titleId="papers"
        description={papers.length === 1 ? words.alone : undefined}
        action={
          <Button
            variant="outline"
            size="sm"
            disabled={!mayLink}
            title={mayLink ? undefined : words.mayNot}
            onClick={() => setLinking(true)}
          >
            <Link2 aria-hidden />
            {words.link}
          </Button>
        }
      />
      <ul className="border-t border-line">
        {papers.map((paper) => (
          <li
            key={paper.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">
                <Link
                  to="/documents/$id"
                  params={{ id: paper.id }}
                  className="underline-offset-4 hover:text-brand hover:underline"
                >
                  {paper.originalName}
                </Link>
              </p>
              <p className="text-sm wrap-anywhere text-ink-muted">
                {[kindLabel(paper.kind), paper.link && reasonOf(paper.link)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {standingOf(paper)}
              {papers.length > 1 && mayLink && (
                <Button
                  variant="ghost"
                  size="xs"
                  aria-label={words.unlinkThis(paper.originalName)}
                  onClick={() => setLeaving(paper)}
                >
                  <Unlink aria-hidden />
                  {words.unlink}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <LinkDialog open={linking} onClose={() => setLinking(false)} consignment={consignment} />
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.unlinkTitle}
        description={leaving ? words.unlinkHint(leaving.originalName) : ''}
      >
        <div className="flex justify-end gap-2 p-5">
          <Button variant="outline" onClick={() => setLeaving(null)}>
            {words.cancel}
          </Button>
          <Button disabled={change.isPending} onClick={() => leaving && unlink(leaving)}>
            {words.unlink}
          </Button>
        </div>
      </Dialog>
    </Card>
  )
}

function reasonOf({ reason, author }: NonNullable<ConsignmentPaper['link']>): string {
  return author ? words.linkedBy(author.name) : reason
}
