import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Input } from './input.tsx'

const TYPING_PAUSE_MS = 250

interface SearchInputProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** Reports what was typed after a short pause, and follows the value when it changes elsewhere. */
export function SearchInput({ label, placeholder, value, onChange }: SearchInputProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onChange])

  return (
    <div className="relative min-w-0 flex-1 basis-56">
      <Search className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-muted" aria-hidden />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        dense
        className="pl-9"
      />
    </div>
  )
}
