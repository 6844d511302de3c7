import type { SecuritySettings } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { aiUsageQuery, securitySettingsQuery } from '../../api/queries/settings.ts'
import { QueryCard } from '../../ui/query-card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Time } from '../../ui/time.tsx'
import { formatNumber } from '../../words/format.ts'
import { securityWords as words } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useSaveSettings } from './use-settings.ts'
import { WhatIsSent } from './what-is-sent.tsx'

export function SecurityCard() {
  return (
    <QueryCard title={words.title} description={words.description} query={useQuery(securitySettingsQuery())}>
      {(settings) => <SecurityForm settings={settings} />}
    </QueryCard>
  )
}

function AiUsageLine() {
  const { data } = useQuery(aiUsageQuery())
  if (!data) return null
  const limit = data.limit === null ? null : formatNumber(data.limit)
  return <p className="text-sm text-ink-muted">{words.usage(data.calls, formatNumber(data.tokens), limit)}</p>
}

/** Below the consent itself; pictures only where they are sent, or would be with another provider. */
const WHAT_IS_SENT = ['redactContent', 'askAboutAll', 'sendPictures'] as const

function SecurityForm({ settings }: { settings: SecuritySettings }) {
  const { mayChange, sendContentBy, sendContentAt } = settings
  const [chosen, setChosen] = useState({
    aiValidation: settings.aiValidation,
    sendContent: settings.sendContent,
    redactContent: settings.redactContent,
    askAboutAll: settings.askAboutAll,
    sendPictures: settings.sendPictures,
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
            <p className="mt-1">{settings.provider ? words.provider(settings.provider) : words.noProvider}</p>
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
      {WHAT_IS_SENT.filter(
        (name) => name !== 'sendPictures' || settings.takesPictures || settings.sendPictures,
      ).map((name) => (
        <Switch
          key={name}
          label={words[name].label}
          description={words[name].description}
          checked={chosen[name]}
          disabled={!mayChange}
          onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
        />
      ))}
      {mayChange && <WhatIsSent />}
      {settings.provider && <AiUsageLine />}
      <SaveButton pending={save.isPending} mayChange={mayChange} />
    </form>
  )
}
