import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { LineValue } from './lines-of.ts'

/** Where to go on after a cell: along the line, or down the column. */
export type Onward = 'next' | 'before' | 'below' | null

interface CellInputProps {
  label: string
  text: string
  /** What was typed to begin with is kept; a value that is edited is selected. */
  selects: boolean
  isNumber: boolean
  /** Tab saves and goes on to the next cell; else it leads where it always does. */
  keepsTab?: boolean
  /** In force; a colleague may change it while the input is open. */
  value: LineValue | null
  /** `seen`: the value that was in force when the input was opened. */
  onSave: (text: string, onward: Onward, seen: LineValue | null) => void
  onCancel: () => void
}

/** Enter and Tab save, and so does whatever else takes the focus; Escape leaves the value as it was. */
export function CellInput(props: CellInputProps) {
  const { label, text, selects, isNumber, keepsTab = false, onSave, onCancel } = props
  const input = useRef<HTMLInputElement>(null)
  const [seen] = useState(props.value)
  const isDone = useRef(false)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    if (selects) input.current?.select()
  }, [selects])
  const finish = (act: () => void) => {
    if (isDone.current) return
    isDone.current = true
    act()
  }
  const save = (onward: Onward) => finish(() => onSave(input.current?.value ?? '', onward, seen))
  const onKeyDown = (event: KeyboardEvent) => {
    const isTab = keepsTab && event.key === 'Tab'
    const onward = event.key === 'Enter' ? 'below' : isTab ? (event.shiftKey ? 'before' : 'next') : null
    if (event.key !== 'Escape' && onward === null) return event.stopPropagation()
    event.preventDefault()
    event.stopPropagation()
    if (onward) save(onward)
    else finish(onCancel)
  }
  return (
    <input
      ref={input}
      aria-label={label}
      defaultValue={text}
      inputMode={isNumber ? 'decimal' : undefined}
      onKeyDown={onKeyDown}
      onPaste={(event) => event.stopPropagation()}
      onBlur={() => save(null)}
      className="h-9 w-full min-w-24 bg-surface px-2 text-base text-ink outline-2 -outline-offset-2 outline-brand"
    />
  )
}
