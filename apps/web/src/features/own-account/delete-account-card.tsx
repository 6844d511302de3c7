import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { deletionWords as words } from '../../words/own-account.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function DeleteAccountCard() {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="delete-account">
      <CardHeader
        titleId="delete-account"
        title={words.title}
        description={words.description}
        action={
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Trash2 aria-hidden />
            {words.open}
          </Button>
        }
      />
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}
