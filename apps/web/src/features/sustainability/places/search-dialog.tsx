import type { PlaceChoice } from '@efti-hub/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeSearchQuery } from '../../../api/queries/sustainability.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { placeWords as words } from '../../../words/emissions.ts'
import { PlaceName } from './place-name.tsx'

interface SearchDialogProps {
  open: boolean
  name: string
  onClose: () => void
  onChoose: (place: PlaceChoice) => void
}

const FEWEST_LETTERS = 2

export default function SearchDialog({ open, name, onClose, onChoose }: SearchDialogProps) {
  const [text, setText] = useState('')
  const search = text.trim()
  const { data } = useQuery({
    ...placeSearchQuery(search),
    enabled: search.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  })
  const places = search.length >= FEWEST_LETTERS ? data : undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.searchTitle(name)}
      description={words.searchHint}
      startAt="input"
    >
      <div className="grid gap-3 overflow-y-auto p-5">
        <Field label={words.search}>
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={100}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <ul className="grid gap-1" aria-live="polite">
          {places?.map((place) => (
            <li key={`${place.latitude} ${place.longitude}`}>
              <Button
                variant="ghost"
                className="w-full justify-start text-ink"
                onClick={() => onChoose(place)}
              >
                <PlaceName place={place} />
              </Button>
            </li>
          ))}
          {places?.length === 0 && <li className="text-ink-muted">{words.nothing}</li>}
        </ul>
      </div>
    </Dialog>
  )
}
