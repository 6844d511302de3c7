import { useEffect, useId, useRef, useState } from 'react'
import { cn } from '../../../ui/cn.ts'
import { combobox } from '../../../ui/combobox.ts'
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
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const shown = searchFields(search, listed, further)
  const current = Math.min(at, shown.length - 1)
  const { field, list, option } = combobox({
    listId: useId(),
    label: words.searchField,
    size: shown.length,
    at: current,
    isOpen: true,
    wraps: true,
    onMove: setAt,
    onEnter: () => shown[current] && onChoose(shown[current]),
  })
  return (
    <div className="grid gap-1.5">
      <Input
        ref={input}
        dense
        {...field}
        placeholder={words.searchField}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setAt(0)
        }}
      />
      <div
        role="listbox"
        {...list}
        aria-label={words.fields}
        className="max-h-52 overflow-y-auto rounded-md border border-line"
      >
        {shown.map((choice, index) => (
          <div
            key={`${choice.path} ${choice.label}`}
            role="option"
            tabIndex={-1}
            {...option(index)}
            onClick={() => onChoose(choice)}
            onKeyDown={() => {}}
            className={cn(
              'min-h-8 cursor-default px-2.5 py-1 text-base wrap-anywhere',
              index === current ? 'bg-hover' : 'hover:bg-hover',
            )}
          >
            {choice.label}
            {choice.group && <span className="text-ink-muted"> ({choice.group})</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="text-sm text-ink-muted">{words.noField}</p>}
    </div>
  )
}
