import { MOST_VEHICLES_AT_ONCE } from '@efti-hub/contract'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { fleetWords as words } from '../../words/fleet.ts'
import { formatNumber } from '../../words/format.ts'
import { isTooMany, parseVehicles } from './parse-vehicles.ts'
import { useNewVehicles } from './use-fleet.ts'

export function PasteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const addition = useNewVehicles()
  const confirm = () => {
    const { vehicles, wrong } = parseVehicles(text)
    const [first] = wrong
    if (first) setMessage(words.lineWrong(first.line, first.text))
    else if (vehicles.length === 0) setMessage(words.linesMissing)
    else if (isTooMany(vehicles)) setMessage(words.tooMany(formatNumber(MOST_VEHICLES_AT_ONCE)))
    else addition.mutate(vehicles, { onSuccess: onClose })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.paste}
      description={words.pasteHint}
      confirm={words.add}
      busy={addition.isPending}
      onConfirm={confirm}
    >
      <Field label={words.lines} message={message}>
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            value={text}
            className="font-mono"
            onChange={(event) => {
              setText(event.target.value)
              setMessage('')
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}
