import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

/** What the sidebar leads to, group by group. */
export type Screens = readonly {
  entries: readonly { to: NonNullable<LinkProps['to']>; label: string; icon: LucideIcon }[]
}[]

/** One line of the search dialog. */
export interface Choice {
  id: string
  icon: LucideIcon
  title: string
  detail?: string | undefined
  /** Why this role may not; it is shown and does nothing. */
  reason?: string | undefined
  run: () => void
}

export interface ChoiceGroup {
  id: string
  label: string
  choices: Choice[]
}
