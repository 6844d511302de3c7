import { useEffect, useRef } from 'react'
import { cn } from '../../ui/cn.ts'
import { searchWords as words } from '../../words/search.ts'
import type { Choice, ChoiceGroup } from './choice.ts'
import { optionId } from './option-id.ts'

interface ChoiceListProps {
  id: string
  groups: readonly ChoiceGroup[]
  active: Choice | undefined
  onMove: (id: string) => void
  onChoose: (choice: Choice) => void
}

/** The field above has the focus: lines answer to the pointer here, and to the keyboard there. */
export function ChoiceList({ id, groups, active, onMove, onChoose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  const activeId = active && optionId(id, active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    // The heading over the first line is seen again with it.
    if (activeId && activeId === list.current?.querySelector('[role=option]')?.id) list.current.scrollTop = 0
  }, [activeId])
  return (
    <div ref={list} id={id} role="listbox" aria-label={words.results} className="min-h-0 overflow-y-auto p-2">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be inside a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="not-first:mt-2">
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className="px-2.5 py-1.5 text-xs font-medium text-ink-muted"
          >
            {group.label}
          </div>
          {group.choices.map((choice) => (
            <Option
              key={choice.id}
              id={optionId(id, choice)}
              choice={choice}
              active={choice.id === active?.id}
              onMove={() => onMove(choice.id)}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  choice: Choice
  active: boolean
  onMove: () => void
  onChoose: () => void
}

function Option({ id, choice, active, onMove, onChoose }: OptionProps) {
  const { icon: Icon, title, detail, reason } = choice
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the combobox's
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={reason !== undefined}
      onPointerMove={() => !active && onMove()}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'flex min-h-9 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 select-none',
        active && 'bg-brand-soft',
        reason && 'text-ink-muted',
      )}
    >
      <Icon className={cn('size-4 shrink-0', active ? 'text-brand' : 'text-ink-muted')} aria-hidden />
      <span className="grid min-w-0 flex-1 gap-x-3 sm:flex sm:items-baseline sm:justify-between">
        <span className="min-w-0 truncate">{title}</span>
        {(reason ?? detail) && (
          <span className="min-w-0 truncate text-sm text-ink-muted sm:max-w-[60%] sm:shrink-0">
            {reason ?? detail}
          </span>
        )}
      </span>
    </div>
  )
}
