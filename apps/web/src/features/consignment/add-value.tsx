import type { DataElement } from '@efti-hub/contract'
import { labelInGroup } from '@efti-hub/contract'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'

interface AddValueProps {
  group: string
  /** Asked for when somebody wants to add: there are hundreds. */
  choices: () => DataElement[]
  onAdd: (element: DataElement) => void
}

/** Another value of the data set in a group: found by its name. */
export function AddValue({ group, choices, onAdd }: AddValueProps) {
  const [open, setOpen] = useState(false)
  const add = (element: DataElement) => {
    setOpen(false)
    onAdd(element)
  }
  return open ? (
    <Choice group={group} choices={choices()} onAdd={add} onClose={() => setOpen(false)} />
  ) : (
    <Button
      variant="ghost"
      size="iconSmall"
      aria-label={words.addTo(group)}
      title={words.addTo(group)}
      onClick={() => setOpen(true)}
    >
      <Plus aria-hidden />
    </Button>
  )
}

interface ChoiceProps {
  group: string
  choices: readonly DataElement[]
  onAdd: (element: DataElement) => void
  onClose: () => void
}

function Choice({ group, choices, onAdd, onClose }: ChoiceProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const elementLabel = ({ label, id }: DataElement) => `${labelInGroup(label)} (${id})`
  return (
    <span className="min-w-0 flex-1">
      <Input
        ref={input}
        aria-label={words.addTo(group)}
        placeholder={words.searchElement}
        list={listId}
        dense
        onBlur={onClose}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        onChange={({ target }) => {
          const chosen = choices.find((element) => elementLabel(element) === target.value)
          if (chosen) onAdd(chosen)
        }}
      />
      <datalist id={listId}>
        {choices.map((element) => (
          <option key={element.id} value={elementLabel(element)} />
        ))}
      </datalist>
    </span>
  )
}
