import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { sustainabilityWords as words } from '../../words/sustainability.ts'

interface ManagerButtonProps {
  may: boolean
  /** While it is not known yet whether somebody may. */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** For others it is there and states why it is disabled. */
export function ManagerButton({ may, busy = false, onClick, children }: ManagerButtonProps) {
  return (
    <span title={may ? undefined : words.onlyManager}>
      <Button variant="outline" size="sm" disabled={!may || busy} onClick={onClick}>
        {children}
        {!may && <span className="sr-only">{words.onlyManager}</span>}
      </Button>
    </span>
  )
}
