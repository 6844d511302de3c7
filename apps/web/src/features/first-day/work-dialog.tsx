import type { TransportMode } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tenantSettingsQuery } from '../../api/queries/settings.ts'
import { WorkFields } from '../../forms/work-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { firstDayWords } from '../../words/first-day.ts'
import { tenantWords } from '../../words/settings.ts'
import { useWorkAnswers, type WorkAnswers } from './use-work-answers.ts'

const words = firstDayWords.work
/** Recommendation 19 of UN/CEFACT. */
const ROAD: TransportMode = '3'

/** What an organisation carries; of dangerous goods by road also whether the cab holds what belongs there. */
export default function WorkDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(tenantSettingsQuery())
  const [given, setGiven] = useState<Partial<WorkAnswers>>({})
  const [message, setMessage] = useState('')
  const save = useWorkAnswers()
  const { modes = [], dangerousGoods = null, carriedInCab = null } = { ...data, ...given }
  const give = (answer: Partial<WorkAnswers>) => {
    setGiven((before) => ({ ...before, ...answer }))
    setMessage('')
  }
  const hasCab = dangerousGoods === true && modes.includes(ROAD)
  const confirm = () => {
    if (modes.length === 0) setMessage(words.modesMissing)
    else if (dangerousGoods === null) setMessage(words.dangerousGoodsMissing)
    else save.mutate({ modes, dangerousGoods, ...(hasCab && { carriedInCab }) }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={words.description}
      confirm={words.save}
      busy={save.isPending}
      onConfirm={confirm}
    >
      <WorkFields
        modes={modes}
        dangerousGoods={dangerousGoods}
        onModes={(chosen) => give({ modes: chosen })}
        onDangerousGoods={(answer) => give({ dangerousGoods: answer })}
      />
      {hasCab && (
        <Switch
          label={tenantWords.carriedInCab}
          description={tenantWords.carriedInCabHint}
          checked={carriedInCab === true}
          onChange={(answer) => give({ carriedInCab: answer })}
        />
      )}
      <p role="alert" className="text-sm text-error empty:hidden">
        {message}
      </p>
    </FormDialog>
  )
}
