import { Link } from '@tanstack/react-router'
import { FileChartColumn, FileDown, Files, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { quickWords as words } from '../../words/dashboard.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))
const ExportDialog = lazy(() => import('./export-dialog.tsx'))

interface QuickActionsProps {
  mayUpload: boolean
  openViolations: number | null
}

const ROW =
  'flex w-full items-center gap-3 rounded-md px-3 py-2.5 text-left transition-colors hover:bg-hover disabled:pointer-events-none disabled:opacity-55'

export function QuickActions({ mayUpload, openViolations }: QuickActionsProps) {
  const [open, setOpen] = useState<'report' | 'violations' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card aria-labelledby="quick-actions">
      <CardHeader title={words.title} titleId="quick-actions" />
      <ul className="grid gap-1 px-2 pb-3 sm:px-3">
        <li>
          <ActionButton
            icon={FileChartColumn}
            title={words.report}
            hint={words.reportHint}
            onClick={() => setOpen('report')}
          />
        </li>
        <li>
          <ActionButton
            icon={FileDown}
            title={words.violations}
            hint={words.violationsHint}
            onClick={() => setOpen('violations')}
          />
        </li>
        <li>
          {mayUpload ? (
            <Link to="/batch" className={ROW}>
              <Inside icon={Files} title={words.batch} hint={words.batchHint} />
            </Link>
          ) : (
            <ActionButton icon={Files} title={words.batch} hint={words.batchForbidden} disabled />
          )}
        </li>
      </ul>
      <Suspense>
        {open === 'report' && <ReportDialog onClose={close} />}
        {open === 'violations' && <ExportDialog openViolations={openViolations} onClose={close} />}
      </Suspense>
    </Card>
  )
}

interface ActionProps {
  icon: LucideIcon
  title: string
  hint: string
  disabled?: boolean
  onClick?: () => void
}

function ActionButton({ disabled = false, onClick, ...inside }: ActionProps) {
  return (
    <button type="button" disabled={disabled} onClick={onClick} className={ROW}>
      <Inside {...inside} />
    </button>
  )
}

function Inside({ icon: Icon, title, hint }: Pick<ActionProps, 'icon' | 'title' | 'hint'>) {
  const hintId = useId()
  return (
    <>
      <span
        className={cn('grid size-8 shrink-0 place-items-center rounded-md bg-brand-soft text-brand')}
        aria-hidden
      >
        <Icon className="size-4" />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span id={hintId} className="block text-sm text-ink-muted">
          {hint}
        </span>
      </span>
    </>
  )
}
