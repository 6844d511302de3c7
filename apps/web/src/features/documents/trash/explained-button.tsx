import { type ComponentProps, useId } from 'react'
import { Button } from '../../../ui/button.tsx'

interface ExplainedButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be pressed; null: it can. */
  reason: string | null
}

/** A button that says why it is disabled, on hover and to screen readers. */
export function ExplainedButton({ reason, ...props }: ExplainedButtonProps) {
  const id = useId()
  if (reason === null) return <Button {...props} />
  return (
    <span title={reason} className="inline-flex">
      <Button {...props} disabled aria-describedby={id} />
      <span id={id} className="sr-only">
        {reason}
      </span>
    </span>
  )
}
