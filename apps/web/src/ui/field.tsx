import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  message?: string
  /** Draws the control with the wiring that ties label and message to it. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, message, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-base font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(message),
        'aria-describedby': message ? messageId : undefined,
      })}
      {message && (
        <p id={messageId} className="flex items-start gap-1.5 text-sm text-error">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          {message}
        </p>
      )}
    </div>
  )
}
