import type { Certification, CertificationStatus, CertificationsList } from '@efti-hub/contract'
import { FileDown, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { certificationWords as words } from '../../../words/sustainability.ts'
import { ManagerButton } from '../manager-button.tsx'

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'))
const CertificationDialog = lazy(() => import('./certification-dialog.tsx'))

const LOOKS: Record<CertificationStatus, BadgeVariant> = {
  Certified: 'success',
  'In Progress': 'info',
  Pending: 'warning',
}

export function CertificationsCard({
  certifications: { items, canManage },
}: {
  certifications: CertificationsList
}) {
  const [applying, setApplying] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const [edited, setEdited] = useState<Certification | null>(null)
  return (
    <Card aria-labelledby="certifications">
      <CardHeader
        title={words.title}
        titleId="certifications"
        action={
          <ManagerButton
            may={canManage}
            onClick={() => {
              setApplying((turn) => turn + 1)
              setIsOpen(true)
            }}
          >
            {words.apply}
          </ManagerButton>
        }
      />
      {items.length === 0 && <p className="px-4 pb-5 text-ink-muted sm:px-5">{words.none}</p>}
      <ul className="divide-y divide-line px-4 pb-2 sm:px-5">
        {items.map((item) => (
          <Line key={item.id} item={item} onEdit={canManage ? () => setEdited(item) : null} />
        ))}
      </ul>
      <Suspense>
        {applying > 0 && <ApplyDialog key={applying} open={isOpen} onClose={() => setIsOpen(false)} />}
        {edited && (
          <CertificationDialog key={edited.id} open certification={edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </Card>
  )
}

function Line({ item, onEdit }: { item: Certification; onEdit: (() => void) | null }) {
  const {
    id,
    type,
    companyName,
    isComplete,
    status,
    number,
    issuer,
    targetDate,
    validFrom,
    validUntil,
    file,
  } = item
  const name = type || words.untyped
  const facts = [
    companyName,
    number,
    issuer,
    words.valid(validFrom, validUntil) || (targetDate && words.target(targetDate)),
    !isComplete && words.detailsMissing,
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-muted">{facts.join(' · ')}</p>
      </div>
      <Badge variant={LOOKS[status]}>{status}</Badge>
      {file && (
        <Button asChild variant="ghost" size="iconSmall">
          <a href={`/api/sustainability/certifications/${id}/file`} aria-label={words.download(file.name)}>
            <FileDown aria-hidden />
          </a>
        </Button>
      )}
      {onEdit && (
        <Button variant="ghost" size="iconSmall" aria-label={words.edit(name)} onClick={onEdit}>
          <Pencil aria-hidden />
        </Button>
      )}
    </li>
  )
}
