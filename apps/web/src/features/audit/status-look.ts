import type { AuditStatus } from '@efti-hub/contract'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { BadgeVariant } from '../../ui/badge.tsx'

export const STATUS_LOOKS: Record<AuditStatus, { icon: LucideIcon; badge: BadgeVariant; mark: string }> = {
  success: { icon: CircleCheck, badge: 'success', mark: 'text-success' },
  pending: { icon: Clock, badge: 'info', mark: 'text-info' },
  failed: { icon: CircleX, badge: 'error', mark: 'text-error' },
}
