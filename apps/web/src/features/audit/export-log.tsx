import { Download } from 'lucide-react'
import { withQuery } from '../../api/keys.ts'
import { confirmThenSave } from '../../api/save-confirmed.ts'
import { Button } from '../../ui/button.tsx'
import { auditWords as words } from '../../words/audit.ts'
import { type AuditFilters, auditQueryOf } from './audit-filters.ts'

/** The browser takes the file as it comes: a log of any length passes through no memory of the page. */
export function ExportLog({ filters }: { filters: AuditFilters }) {
  const href = withQuery('/api/audit/export', auditQueryOf(filters))
  return (
    <Button asChild>
      <a href={href} download title={words.exportHint} onClick={confirmThenSave}>
        <Download aria-hidden />
        {words.exportLog}
      </a>
    </Button>
  )
}
