import type { ProfileSettings } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsKey } from '../../api/keys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { twoFactorWords as words } from '../../words/own-account.ts'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

export function TwoFactorCard() {
  const [asked, setAsked] = useState<'on' | 'off' | null>(null)
  const query = useQuery<ProfileSettings>({ queryKey: settingsKey('profile') })
  return (
    <QueryCard title={words.title} description={words.description} query={query}>
      {({ twoFactor, hasPassword }) => (
        <div className="flex max-w-xl items-center justify-between gap-4">
          <Badge variant={twoFactor ? 'success' : 'secondary'}>{twoFactor ? words.on : words.off}</Badge>
          <Button variant="outline" onClick={() => setAsked(twoFactor ? 'off' : 'on')}>
            {twoFactor ? words.turnOff : words.turnOn}
          </Button>
          {asked && (
            <TwoFactorDialog asked={asked} hasPassword={hasPassword} onClose={() => setAsked(null)} />
          )}
        </div>
      )}
    </QueryCard>
  )
}
