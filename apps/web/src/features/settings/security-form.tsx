import type { SecuritySettings } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { securitySettingsQuery } from '../../api/queries/settings.ts'
import { QueryCard } from '../../ui/query-card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Time } from '../../ui/time.tsx'
import { securityWords as words } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useSaveSettings } from './use-settings.ts'

export function SecurityCard() {
  return (
    <QueryCard title={words.title} description={words.description} query={useQuery(securitySettingsQuery())}>
      {(settings) => <SecurityForm settings={settings} />}
    </QueryCard>
  )
}

function SecurityForm({ settings }: { settings: SecuritySettings }) {
  const { mayChange, sendContentBy, sendContentAt } = settings
  const [chosen, setChosen] = useState({
    aiValidation: settings.aiValidation,
    sendContent: settings.sendContent,
  })
  const save = useSaveSettings('security', words.saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(chosen)
  }
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-5">
      <Switch
        label={words.aiValidation.label}
        description={words.aiValidation.description}
        checked={chosen.aiValidation}
        disabled={!mayChange}
        onChange={(aiValidation) => setChosen({ ...chosen, aiValidation })}
      />
      <Switch
        label={words.sendContent.label}
        description={
          <>
            {words.sendContent.description}
            {sendContentBy && sendContentAt && (
              <p className="mt-1">
                {settings.sendContent ? words.givenBy(sendContentBy) : words.withdrawnBy(sendContentBy)}{' '}
                <Time at={sendContentAt} />
              </p>
            )}
          </>
        }
        checked={chosen.sendContent}
        disabled={!mayChange}
        onChange={(sendContent) => setChosen({ ...chosen, sendContent })}
      />
      <SaveButton pending={save.isPending} mayChange={mayChange} />
    </form>
  )
}
