import { Download } from 'lucide-react'
import { confirmThenSave } from '../../api/save-confirmed.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ownDataWords as words } from '../../words/own-account.ts'

const PATH = '/api/settings/profile/export'

export function OwnDataCard() {
  return (
    <Card aria-labelledby="own-data">
      <CardHeader
        titleId="own-data"
        title={words.title}
        description={words.description}
        action={
          <Button asChild variant="outline">
            <a href={PATH} download onClick={confirmThenSave}>
              <Download aria-hidden />
              {words.download}
            </a>
          </Button>
        }
      />
    </Card>
  )
}
