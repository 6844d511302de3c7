import type { KeyboardEvent } from 'react'

interface ComboboxOptions {
  /** Id of the list; its options have ids of their own. */
  listId: string
  label: string
  size: number
  /** The highlighted option; -1: none. */
  at: number
  isOpen: boolean
  /** Whether the first follows the last. */
  wraps?: boolean
  onMove: (at: number) => void
  /** Enter, where it chooses and nothing else. */
  onEnter?: () => void
}

/**
 * What ties a field to its list, after the ARIA combobox pattern: the focus stays in the field, arrows (and Ctrl with Home and End) move
 * the highlight. `field` goes onto the input, `list` onto the element with the
 * role listbox, `option` onto each line with the role option.
 */
export function combobox({ listId, label, size, at, isOpen, wraps, onMove, onEnter }: ComboboxOptions) {
  const optionId = (index: number) => `${listId}-${index}`
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event)
    if (next !== undefined && size > 0) {
      event.preventDefault()
      if (next >= 0 && next < size) onMove(next)
    } else if (event.key === 'Enter' && onEnter && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onEnter()
    }
  }
  const nextOf = ({ key, ctrlKey }: KeyboardEvent): number | undefined => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step === undefined) return { Home: 0, End: size - 1 }[ctrlKey ? key : '']
    if (!isOpen) return Math.max(0, at)
    return wraps ? (at + step + size) % size : at + step
  }
  return {
    field: {
      role: 'combobox',
      'aria-label': label,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && at >= 0 ? optionId(at) : undefined,
      'aria-autocomplete': 'list' as const,
      autoComplete: 'off',
      onKeyDown,
    },
    list: { id: listId },
    option: (index: number) => ({
      id: optionId(index),
      'aria-selected': index === at,
      // The field keeps the focus.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      ref: index === at ? intoView : undefined,
    }),
  }
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
