import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../../../ui/cn.ts'
import { Input } from '../../../ui/input.tsx'
import { takingWords as words } from '../../../words/taking.ts'
import { type FieldChoice, searchFields } from './field-choices.ts'

interface FieldSearchProps {
  listed: readonly FieldChoice[]
  further: readonly FieldChoice[]
  onChoose: (field: FieldChoice) => void
}

/** A field by its name: arrow keys and Enter, or a click. */
export function FieldSearch({ listed, further, onChoose }: FieldSearchProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const shown = searchFields(search, listed, further)
  const current = Math.min(at, shown.length - 1)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && shown.length > 0) {
      event.preventDefault()
      setAt((current + by + shown.length) % shown.length)
    }
    const chosen = shown[current]
    if (event.key !== 'Enter' || !chosen) return
    event.preventDefault()
    onChoose(chosen)
  }
  return (
    <div className="grid gap-1.5">
      <Input
        ref={input}
        dense
        role="combobox"
        aria-label={words.searchField}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        placeholder={words.searchField}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={words.fields}
        className="max-h-52 overflow-y-auto rounded-md border border-line"
      >
        {shown.map((field, index) => (
          <div
            key={`${field.path} ${field.label}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            // The focus stays in the search.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(field)}
            onKeyDown={onKeyDown}
            className={cn(
              'min-h-8 cursor-default px-2.5 py-1 text-base wrap-anywhere',
              index === current ? 'bg-hover' : 'hover:bg-hover',
            )}
          >
            {field.label}
            {field.group && <span className="text-ink-muted"> ({field.group})</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="text-sm text-ink-muted">{words.noField}</p>}
    </div>
  )
}
