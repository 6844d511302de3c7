import type { ConsignmentDetail, Document } from '@efti-hub/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { documentsQuery } from '../../api/queries/documents.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Time } from '../../ui/time.tsx'
import { consignmentPageWords as words } from '../../words/consignments.ts'
import { useConsignmentChange } from './use-consignment-change.ts'

const MOST_SHOWN = '20'

interface LinkDialogProps {
  open: boolean
  onClose: () => void
  consignment: ConsignmentDetail
}

export function LinkDialog({ open, onClose, consignment: { id, papers } }: LinkDialogProps) {
  const [search, setSearch] = useState('')
  const change = useConsignmentChange(id)
  const { data } = useQuery({
    ...documentsQuery({ search, limit: MOST_SHOWN }),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const known = new Set(papers.map((document) => document.id))
  const found = data?.documents.filter((document) => !known.has(document.id)) ?? []
  const link = ({ id: documentId, originalName }: Document) =>
    change.mutate(
      {
        send: () => call('POST /api/consignments/{id}/documents', { path: { id }, body: { documentId } }),
        done: { title: words.linked.title, description: words.linked.description(originalName) },
      },
      { onSuccess: onClose },
    )
  return (
    <Dialog open={open} onClose={onClose} title={words.link} description={words.linkHint} startAt="input">
      <div className="flex p-5 pb-3">
        <SearchInput
          label={words.linkSearch}
          placeholder={words.linkPlaceholder}
          value={search}
          onChange={setSearch}
        />
      </div>
      {data && found.length === 0 ? (
        <p className="px-5 pb-5 text-ink-muted">{words.linkNone}</p>
      ) : (
        <ul className="min-h-40 overflow-y-auto border-t border-line">
          {found.map((document) => (
            <li
              key={document.id}
              className="flex items-center justify-between gap-3 border-b border-line px-5 py-2.5 last:border-b-0"
            >
              <div className="min-w-0">
                <p className="truncate font-medium">{document.originalName}</p>
                <p className="text-sm text-ink-muted">
                  <Time at={document.createdAt} />
                </p>
              </div>
              <Button
                variant="outline"
                size="xs"
                aria-label={words.linkThis(document.originalName)}
                disabled={change.isPending}
                onClick={() => link(document)}
              >
                {words.linkButton}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
