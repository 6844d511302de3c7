import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { cn } from './cn.ts'
import { combobox } from './combobox.ts'
import { Input } from './input.tsx'

export interface Code {
  code: string
  name: string
}

interface CodePickerProps {
  label: string
  codes: readonly Code[]
  /** A code of the list, or what was typed while nothing matches. */
  value: string
  onChange: (value: string) => void
}

const SHOWN_AT_MOST = 60

/** A code is found by its name or by itself: what is highlighted is the value, so that Enter saves it. */
export function CodePicker({ label, codes, value, onChange }: CodePickerProps) {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(value)
  if (value !== sent) {
    // Another than was chosen here, as one that was taken from the page.
    setSent(value)
    setTyped(null)
  }
  const change = (next: string) => {
    setSent(next)
    onChange(next)
  }
  const matches = useMemo(() => matching(codes, typed ?? ''), [codes, typed])
  const chosen = codes.find(({ code }) => code === value)
  const at = matches.findIndex(({ code }) => code === value)
  const isOpen = open && matches.length > 0

  const search = (text: string) => {
    setTyped(text)
    setOpen(true)
    change(text === '' ? '' : (matching(codes, text)[0]?.code ?? text))
  }
  const take = ({ code }: Code) => {
    change(code)
    setTyped(null)
    setOpen(false)
  }
  const { field, list, option } = combobox({
    listId,
    label,
    size: matches.length,
    at,
    isOpen,
    onMove: (next) => {
      setOpen(true)
      change(matches[next]?.code ?? value)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
    }
    if (event.key === 'Enter') setOpen(false)
    field.onKeyDown(event)
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Anchor asChild>
        <Input
          {...field}
          dense
          className="max-w-80"
          value={typed ?? chosen?.name ?? value}
          title={chosen?.code}
          onChange={(event) => search(event.target.value)}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setOpen(false)
            if (chosen) setTyped(null)
          }}
          onKeyDown={onKeyDown}
        />
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          role="listbox"
          {...list}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The input closes the list, and stops the key before it ends the editing.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The input keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          className="z-50 max-h-64 w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-overlay"
        >
          {matches.slice(0, Math.max(SHOWN_AT_MOST, at + 1)).map((code, index) => (
            <div
              key={code.code}
              role="option"
              tabIndex={-1}
              {...option(index)}
              onClick={() => take(code)}
              onKeyDown={() => {}}
              className={cn(
                'flex items-baseline justify-between gap-3 rounded-sm px-2.5 py-1.5 select-none hover:bg-hover',
                index === at && 'bg-brand-soft',
              )}
            >
              <span className="min-w-0">{code.name}</span>
              <span className="text-xs text-ink-muted">{code.code}</span>
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The code itself first, then names that begin so, then those with such a word, then the others that contain it. */
export function matching(codes: readonly Code[], text: string): Code[] {
  const sought = plain(text)
  if (sought === '') return [...codes]
  const ranked = codes.flatMap((option) => {
    const name = plain(option.name)
    const rank =
      plain(option.code) === sought
        ? 0
        : name.startsWith(sought)
          ? 1
          : name.includes(` ${sought}`)
            ? 2
            : name.includes(sought)
              ? 3
              : null
    return rank === null ? [] : [{ option, rank }]
  })
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ option }) => option)
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[(,/-]/g, ' ')
