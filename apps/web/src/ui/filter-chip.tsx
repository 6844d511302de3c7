import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const LOOK =
  'inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors'

interface ToggleChipProps {
  pressed: boolean
  onPress: (pressed: boolean) => void
  children: ReactNode
}

/** A filter that is on or off. */
export function ToggleChip({ pressed, onPress, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      className={cn(
        LOOK,
        pressed
          ? 'border-brand bg-brand-soft text-brand'
          : 'border-line-control text-ink-muted hover:bg-hover hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}

/** A filter that is set, with the button that takes it away. */
export function SetChip({ label, text, onRemove }: { label: string; text: string; onRemove: () => void }) {
  return (
    <span className={cn(LOOK, 'max-w-80 border-brand bg-brand-soft pr-1 text-brand')}>
      <span className="truncate">{text}</span>
      <button
        type="button"
        aria-label={label}
        onClick={onRemove}
        className="grid size-6 place-items-center rounded-full hover:bg-hover"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  )
}
