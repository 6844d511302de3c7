import { LoaderCircle, Search, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useId, useRef, useState } from 'react'
import { combobox } from '../../ui/combobox.ts'
import { common } from '../../words/common.ts'
import { searchWords as words } from '../../words/search.ts'
import type { Choice, ChoiceGroup, Screens } from './choice.ts'
import { ChoiceList } from './choice-list.tsx'
import { matchingCommands, useCommands } from './use-commands.ts'
import { useHits, useRecent } from './use-hits.ts'

const MOST_COMMANDS = 4

export interface SearchBoxProps {
  screens: Screens
  onClose: () => void
}

/** A combobox whose list is always open: the focus stays in the field, the arrows move the choice. */
export function SearchBox({ screens, onClose }: SearchBoxProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [moved, setMoved] = useState<string | null>(null)
  const waiting = useRef(false)
  const commands = useCommands(screens)
  const recent = useRecent()
  const hits = useHits(text)
  const typed = text.trim()
  const groups = withoutEmpty(
    typed === ''
      ? [...recent, { id: 'commands', label: words.commands, choices: commands }]
      : [commandGroup(matchingCommands(commands, typed)), ...hits.groups],
  )
  const choices = groups.flatMap((group) => group.choices)
  const at = Math.max(
    0,
    choices.findIndex(({ id }) => id === moved),
  )
  const active = choices[at]
  const isSettled = typed === '' || hits.settled

  const choose = (choice: Choice | undefined) => {
    if (!choice || choice.reason) return
    onClose()
    choice.run()
  }
  // Enter was pressed before the answer came: what is found first is opened once it is there.
  useEffect(() => {
    if (!waiting.current || !isSettled) return
    waiting.current = false
    choose(active)
  })
  const { field, list, option } = combobox({
    listId,
    label: words.title,
    size: choices.length,
    at: choices.length > 0 ? at : -1,
    isOpen: choices.length > 0,
    wraps: true,
    onMove: (next) => setMoved(choices[next]?.id ?? null),
    onEnter: () => {
      if (isSettled || moved !== null) choose(active)
      else waiting.current = true
    },
  })
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-4 shrink-0 text-ink-muted" aria-hidden />
        <input
          type="text"
          {...field}
          placeholder={words.placeholder}
          maxLength={200}
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setMoved(null)
            waiting.current = false
          }}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-muted"
        />
        {!isSettled && <LoaderCircle className="size-4 shrink-0 animate-spin text-ink-muted" aria-hidden />}
        <Radix.Close
          aria-label={common.close}
          className="-mr-1.5 grid size-8 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
        >
          <X className="size-4" aria-hidden />
        </Radix.Close>
      </div>
      <p role="status" className="sr-only">
        {typed !== '' && (isSettled ? words.found(choices.length) : words.searching)}
      </p>
      {choices.length > 0 && (
        <ChoiceList
          list={list}
          option={option}
          groups={groups}
          active={active}
          onMove={setMoved}
          onChoose={choose}
        />
      )}
      <Remark
        text={
          typed === '' || !isSettled
            ? null
            : hits.failed
              ? words.failed
              : hits.tooShort
                ? words.tooShort
                : hits.groups.length === 0
                  ? words.noMatch(typed)
                  : null
        }
      />
      <KeyHints />
    </>
  )
}

const withoutEmpty = (groups: ChoiceGroup[]) => groups.filter(({ choices }) => choices.length > 0)

const commandGroup = (choices: Choice[]): ChoiceGroup => ({
  id: 'commands',
  label: words.commands,
  choices: choices.slice(0, MOST_COMMANDS),
})

function Remark({ text }: { text: string | null }) {
  if (!text) return null
  return <p className="px-5 py-4 text-sm wrap-anywhere text-ink-muted">{text}</p>
}

const HINTS = [
  ['↑ ↓', words.keys.choose],
  ['Enter', words.keys.open],
  ['Esc', words.keys.close],
] as const

function KeyHints() {
  return (
    <p className="flex gap-4 border-t border-line px-4 py-2 text-xs text-ink-muted max-sm:hidden" aria-hidden>
      {HINTS.map(([key, does]) => (
        <span key={key}>
          <kbd className="mr-1.5 rounded-sm border border-line bg-sunken px-1 py-0.5 font-sans">{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  )
}
