import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { notesWords as words } from '../../words/notes.ts'
import { NotesOfSenders } from './notes-of-senders.tsx'

/** Folded until somebody asks: nothing in it has to be done. `from`: the address with which documents are opened. */
export function NotesCard({ from }: { from: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="notes-by-sender" className="mt-6 overflow-clip">
      <CardHeader
        title={words.title}
        titleId="notes-by-sender"
        description={words.description}
        action={
          <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronDown className={cn('size-4', open && 'rotate-180')} aria-hidden />
            {open ? words.hide : words.show}
          </Button>
        }
      />
      {open && <NotesOfSenders from={from} />}
    </Card>
  )
}
