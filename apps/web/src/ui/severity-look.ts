import type { Severity } from '@efti-hub/contract'
import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { BadgeVariant } from './badge.tsx'

/** Icon and word carry the severity; the colour only repeats it. */
export const SEVERITY_LOOKS: Record<Severity, { icon: LucideIcon; badge: BadgeVariant; mark: string }> = {
  critical: { icon: OctagonAlert, badge: 'destructive', mark: 'text-error' },
  high: { icon: TriangleAlert, badge: 'destructive', mark: 'text-error' },
  medium: { icon: CircleAlert, badge: 'default', mark: 'text-warning' },
  low: { icon: Info, badge: 'secondary', mark: 'text-ink-muted' },
}
