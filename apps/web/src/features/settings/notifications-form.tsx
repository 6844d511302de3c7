import type { MailRhythm, NotificationPreferences, NotificationSettings } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { notificationSettingsQuery } from '../../api/queries/settings.ts'
import { Notice } from '../../ui/notice.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { RadioChoice } from '../../ui/radio-choice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { notificationsWords as words } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useSaveSettings } from './use-settings.ts'

const TOGGLES = ['email', 'documentAlerts', 'complianceAlerts', 'weeklyReports'] as const
const RHYTHMS = ['immediate', 'hourly', 'daily'] as const satisfies readonly MailRhythm[]

export function NotificationsCard() {
  return (
    <QueryCard
      title={words.title}
      description={words.description}
      query={useQuery(notificationSettingsQuery())}
    >
      {(settings) => <NotificationsForm settings={settings} />}
    </QueryCard>
  )
}

function NotificationsForm({ settings }: { settings: NotificationSettings }) {
  const { mail, ...stored } = settings
  const [chosen, setChosen] = useState<NotificationPreferences>(stored)
  const save = useSaveSettings('notifications', words.saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(chosen)
  }
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-5">
      {mail === 'off' && (
        <Notice tone="info" title={words.mailOff.title}>
          {words.mailOff.description}
        </Notice>
      )}
      {TOGGLES.map((toggle) => (
        <Switch
          key={toggle}
          label={words.toggles[toggle].label}
          description={words.toggles[toggle].description}
          checked={chosen[toggle]}
          onChange={(checked) => setChosen({ ...chosen, [toggle]: checked })}
        />
      ))}
      <RadioChoice
        label={words.rhythm}
        options={RHYTHMS.map((value) => ({ value, label: words.rhythms[value] }))}
        value={chosen.rhythm}
        onChange={(rhythm) => setChosen({ ...chosen, rhythm })}
      />
      <SaveButton pending={save.isPending} />
    </form>
  )
}
