import type { LucideIcon } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cn } from '../../ui/cn.ts'

interface FileDropProps {
  icon: LucideIcon
  /** What may be done here; the button is at its end. */
  invitation: string
  browse: string
  hint: string
  /** Extensions that the browser's own dialog offers; left out: all. */
  accept?: readonly string[]
  multiple?: boolean
  disabled: boolean
  /** In place of the icon. */
  busy?: ReactNode
  className?: string
  onFiles: (files: readonly File[]) => void
  /** Somebody comes near: by pointer, by keyboard. */
  onSoon?: () => void
}

/** Takes files that are dropped, chosen, or pasted while the button has the focus. */
export function FileDrop(props: FileDropProps) {
  const { icon: Icon, invitation, browse, hint, disabled, busy, className, onFiles, onSoon } = props
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (disabled || files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return (
    // Dropping is for the mouse; the button does the same.
    <fieldset
      onPointerEnter={onSoon}
      onFocus={onSoon}
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event, event.dataTransfer.files)
      }}
      onPaste={(event) => take(event, event.clipboardData.files)}
      className={cn(
        'flex min-w-0 flex-col items-center rounded-lg border border-dashed px-4 text-center transition-colors',
        over
          ? 'border-brand bg-brand-soft'
          : disabled
            ? 'border-line bg-sunken'
            : 'border-line-control bg-sunken',
        className,
      )}
    >
      {busy || <Icon className={cn('size-7', disabled ? 'text-ink-muted' : 'text-brand')} aria-hidden />}
      <p className={cn('mt-3 font-medium', disabled && 'text-ink-muted')}>
        {invitation}{' '}
        <button
          type="button"
          disabled={disabled}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
          className="rounded-sm font-semibold text-brand underline-offset-4 enabled:hover:underline disabled:text-ink-muted"
        >
          {browse}
        </button>
      </p>
      <p id={hintId} className="mt-2 max-w-2xl text-sm text-ink-muted">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={props.accept?.join(', ')}
        multiple={props.multiple}
        hidden
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same files may be chosen again.
          event.target.value = ''
        }}
      />
    </fieldset>
  )
}
