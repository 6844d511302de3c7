import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../../api/queries/accounts.ts'
import { profileQuery } from '../../api/queries/settings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { twoFactorWords as words } from '../../words/own-account.ts'
import { SetUpButton } from './set-up-button.tsx'
import { SwitchOffDialog } from './two-factor-dialog.tsx'

export function TwoFactorCard() {
  const [switchingOff, setSwitchingOff] = useState(false)
  const client = useQueryClient()
  const query = useQuery(profileQuery())
  const refresh = () => {
    for (const { queryKey } of [profileQuery(), userQuery()]) void client.invalidateQueries({ queryKey })
  }
  return (
    <QueryCard title={words.title} description={words.description} query={query}>
      {({ twoFactor }) => (
        <div className="flex max-w-xl items-center justify-between gap-4">
          <Badge variant={twoFactor ? 'success' : 'secondary'}>{twoFactor ? words.on : words.off}</Badge>
          {twoFactor ? (
            <Button variant="outline" onClick={() => setSwitchingOff(true)}>
              {words.turnOff}
            </Button>
          ) : (
            <SetUpButton variant="outline" onDone={refresh} />
          )}
          {switchingOff && <SwitchOffDialog onClose={() => setSwitchingOff(false)} />}
        </div>
      )}
    </QueryCard>
  )
}
