import type { ResultRecord } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Time } from '../../../ui/time.tsx'
import { countryName } from '../../../words/format.ts'
import { recordsWords, recordWords as words } from '../../../words/results.ts'
import { ScoreMark } from './score.tsx'

interface RecordDialogProps {
  record: ResultRecord | null
  /** Address of the list, with which the document is opened. */
  from: string
  statusBadge: (record: ResultRecord) => ReactNode
  onClose: () => void
}

export function RecordDialog({ record, from, statusBadge, onClose }: RecordDialogProps) {
  return (
    <Dialog
      open={record !== null}
      onClose={onClose}
      title={words.title}
      description={record?.documentName ?? ''}
    >
      {record && (
        <div className="overflow-y-auto p-5">
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Fact name={words.documentId} wide>
              <code className="font-mono text-sm wrap-anywhere">{record.documentId}</code>
            </Fact>
            <Fact name={words.status}>{statusBadge(record)}</Fact>
            <Fact name={words.score}>
              <ScoreMark score={record.complianceScore} />
            </Fact>
            <Fact name={words.violations}>
              {record.processedAt === null ? recordsWords.unknown : record.violations}
            </Fact>
            <Fact name={words.country}>
              {record.countries.map(countryName).join(' → ') || recordsWords.unknown}
            </Fact>
            <Fact name={words.transportType}>{record.transportTypes.join(', ') || recordsWords.unknown}</Fact>
            <Fact name={words.submitted}>
              <Time at={record.submittedAt} />
            </Fact>
            <Fact name={words.processed}>
              {record.processedAt ? <Time at={record.processedAt} /> : recordsWords.unknown}
            </Fact>
          </dl>
          <p className="mt-5 rounded-md bg-sunken px-3 py-2.5 text-sm text-ink-muted">{words.note}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button asChild size="sm">
              <Link to="/violations" search={{ documentId: record.documentId }}>
                {words.toViolations}
              </Link>
            </Button>
            <Button asChild variant="outline" size="sm">
              <Link to="/documents/$id" params={{ id: record.documentId }} search={{ from }}>
                {words.toDocument}
              </Link>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="mt-0.5 tabular-nums">{children}</dd>
    </div>
  )
}
