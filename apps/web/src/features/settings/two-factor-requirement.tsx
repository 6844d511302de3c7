import type { SecuritySettings } from '@efti-hub/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { userQuery } from '../../api/queries/accounts.ts'
import { securitySettingsQuery } from '../../api/queries/settings.ts'
import { QueryCard } from '../../ui/query-card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { requirementWords as words } from '../../words/identity.ts'
import { securityWords } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useSaveSettings } from './use-settings.ts'

export function TwoFactorRequirementCard() {
  return (
    <QueryCard title={words.title} description={words.description} query={useQuery(securitySettingsQuery())}>
      {(settings) => <RequirementForm settings={settings} />}
    </QueryCard>
  )
}

function RequirementForm({ settings: { requireTwoFactor, mayChange } }: { settings: SecuritySettings }) {
  const [chosen, setChosen] = useState(requireTwoFactor)
  const client = useQueryClient()
  const save = useSaveSettings('security', securityWords.saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Who saves it may have no second factor either.
    const onSuccess = () => void client.invalidateQueries({ queryKey: userQuery().queryKey })
    save.mutate({ requireTwoFactor: chosen }, { onSuccess })
  }
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-5">
      <Switch
        label={words.label}
        description={words.hint}
        checked={chosen}
        disabled={!mayChange}
        onChange={setChosen}
      />
      {/* The card above states who may. */}
      {mayChange && <SaveButton pending={save.isPending} mayChange />}
    </form>
  )
}
