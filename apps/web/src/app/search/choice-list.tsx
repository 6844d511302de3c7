import { useEffect, useRef } from 'react'
import { cn } from '../../ui/cn.ts'
import type { combobox } from '../../ui/combobox.ts'
import { searchWords as words } from '../../words/search.ts'
import type { Choice, ChoiceGroup } from './choice.ts'

type Combobox = ReturnType<typeof combobox>

interface ChoiceListProps extends Pick<Combobox, 'list' | 'option'> {
  groups: readonly ChoiceGroup[]
  active: Choice | undefined
  onMove: (id: string) => void
  onChoose: (choice: Choice) => void
}

/** The field above has the focus: lines answer to the pointer here, and to the keyboard there. */
export function ChoiceList({ list, option, groups, active, onMove, onChoose }: ChoiceListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const choices = groups.flatMap((group) => group.choices)
  const isFirst = active !== undefined && active === choices[0]
  useEffect(() => {
    // The heading over the first line is seen again with it.
    if (isFirst && frame.current) frame.current.scrollTop = 0
  }, [isFirst])
  return (
    <div
      ref={frame}
      role="listbox"
      {...list}
      aria-label={words.results}
      className="min-h-0 overflow-y-auto p-2"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be inside a listbox
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${list.id}-${group.id}`}
          className="not-first:mt-2"
        >
          <div
            id={`${list.id}-${group.id}`}
            role="presentation"
            className="px-2.5 py-1.5 text-xs font-medium text-ink-muted"
          >
            {group.label}
          </div>
          {group.choices.map((choice) => (
            <Option
              key={choice.id}
              option={option(choices.indexOf(choice))}
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
  option: ReturnType<Combobox['option']>
  choice: Choice
  active: boolean
  onMove: () => void
  onChoose: () => void
}

function Option({ option, choice, active, onMove, onChoose }: OptionProps) {
  const { icon: Icon, title, detail, reason } = choice
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the combobox's
    <div
      role="option"
      {...option}
      aria-disabled={reason !== undefined}
      onPointerMove={() => !active && onMove()}
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
