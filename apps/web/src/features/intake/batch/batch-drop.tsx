import { FolderUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { cn } from '../../../ui/cn.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { batchWords as words } from '../../../words/batch.ts'

interface BatchDropProps {
  disabled: boolean
  opening: boolean
  onFiles: (files: readonly File[]) => void
}

/** Many files, by dropping or choosing. */
export function BatchDrop({ disabled, opening, onFiles }: BatchDropProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn(
        'flex flex-col items-center rounded-lg border border-dashed border-line-control bg-sunken px-4 py-8 text-center transition-colors',
        over && 'border-brand bg-brand-soft',
        disabled && 'opacity-55',
      )}
    >
      {opening ? <Spinner label={words.opening} /> : <FolderUp className="size-7 text-brand" aria-hidden />}
      <p className="mt-3 font-medium">
        {words.drop}{' '}
        <button
          type="button"
          disabled={disabled}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
          className="rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          {words.browse}
        </button>
      </p>
      <p id={hintId} className="mt-2 max-w-2xl text-sm text-ink-muted">
        {words.hint}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same files may be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
