import type { AuditEventDetail } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { auditWords as words } from '../../words/audit.ts'

const LOOK = 'font-medium text-brand underline-offset-4 hover:underline'
const SETTINGS = new Set([
  'member',
  'invitation',
  'api-key',
  'webhook',
  'organisation',
  'settings',
  'account',
])

/** To what it was done to, as long as that is there. */
export function ResourceLink({ event }: { event: AuditEventDetail }) {
  const { documentId, documentIsThere, resourceType, resourceId } = event
  if (resourceType === 'consignment' && resourceId) {
    return (
      <Link to="/consignments/$id" params={{ id: resourceId }} className={LOOK}>
        {words.open.consignment}
      </Link>
    )
  }
  if (documentId && !documentIsThere) return <span className="text-ink-muted">{words.gone}</span>
  if (documentId) {
    return (
      <Link to="/documents/$id" params={{ id: documentId }} className={LOOK}>
        {words.open.document}
      </Link>
    )
  }
  if (!SETTINGS.has(resourceType)) return null
  return (
    <Link to="/settings" className={LOOK}>
      {words.open.settings}
    </Link>
  )
}
