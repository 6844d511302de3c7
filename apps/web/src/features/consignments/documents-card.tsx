import type { ConsignmentDetail, ConsignmentDocument } from '@efti-hub/contract'
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

interface DocumentsCardProps {
  consignment: ConsignmentDetail
  /** Status and score, in the words of the documents. */
  standingOf: (document: ConsignmentDocument) => ReactNode
}

export function DocumentsCard({ consignment, standingOf }: DocumentsCardProps) {
  const { id, papers, can } = consignment
  const [linking, setLinking] = useState(false)
  const [leaving, setLeaving] = useState<ConsignmentDocument | null>(null)
  const change = useConsignmentChange(id)
  const mayLink = can.includes('link')
  const unlink = (document: ConsignmentDocument) => {
    change.mutate({
      send: () =>
        call('DELETE /api/consignments/{id}/documents/{documentId}', {
          path: { id, documentId: document.id },
        }),
      done: { title: words.unlinked.title, description: words.unlinked.description(document.originalName) },
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
        {papers.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">
                <Link
                  to="/documents/$id"
                  params={{ id: document.id }}
                  className="underline-offset-4 hover:text-brand hover:underline"
                >
                  {document.originalName}
                </Link>
              </p>
              <p className="text-sm wrap-anywhere text-ink-muted">
                {[kindLabel(document.kind), document.link && reasonOf(document.link)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {standingOf(document)}
              {papers.length > 1 && mayLink && (
                <Button
                  variant="ghost"
                  size="xs"
                  aria-label={words.unlinkThis(document.originalName)}
                  onClick={() => setLeaving(document)}
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

function reasonOf({ reason, author }: NonNullable<ConsignmentDocument['link']>): string {
  return author ? words.linkedBy(author.name) : reason
}
