import { Keyboard } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { triageKeys, actWords as words } from '../../words/violation-acts.ts'
import { violationsWords } from '../../words/violations.ts'

interface KeyboardHelpProps {
  open: boolean
  onOpen: (open: boolean) => void
}

export function KeyboardHelp({ open, onOpen }: KeyboardHelpProps) {
  return (
    <>
      <Button variant="outline" className="max-md:hidden" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        <Keyboard aria-hidden />
        {words.help}
      </Button>
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        title={words.help}
        description={violationsWords.title}
      >
        <dl className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-y-2 p-5">
          {triageKeys.map(({ keys, does }) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded-sm border border-line-control bg-sunken px-1.5 py-0.5 font-mono text-sm">
                  {keys}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
