import { ArrowLeft, ArrowRight, FilePlus, Merge, RotateCw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { splittingWords as words } from '../../words/splitting.ts'
import { type ArrangeAct, type Arranged, placeOf } from './arrangement.ts'

interface PageToolsProps {
  arranged: Arranged
  chosen: number
  onAct: (act: ArrangeAct) => void
}

/** What can be done with the chosen page; the same by mouse, touch and keyboard. */
export function PageTools({ arranged, chosen, onAct }: PageToolsProps) {
  const at = placeOf(arranged, chosen)
  const isLast =
    at?.document === arranged.documents.length - 1 &&
    at.index === (arranged.documents[at.document]?.length ?? 0) - 1
  const tool = (label: string, icon: ReactNode, act: ArrangeAct, key: string, disabled = false) => (
    <Button
      variant="outline"
      size="sm"
      disabled={disabled}
      aria-keyshortcuts={key}
      title={words.key(key)}
      onClick={() => onAct(act)}
    >
      {icon}
      {label}
    </Button>
  )
  return (
    <div role="toolbar" aria-label={words.tools} className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-medium tabular-nums">{words.chosen(chosen)}</span>
      {at ? (
        <>
          {tool(
            words.earlier,
            <ArrowLeft aria-hidden />,
            { act: 'step', page: chosen, by: -1 },
            'Alt+ArrowLeft',
            at.document === 0 && at.index === 0,
          )}
          {tool(
            words.later,
            <ArrowRight aria-hidden />,
            { act: 'step', page: chosen, by: 1 },
            'Alt+ArrowRight',
            isLast,
          )}
          {tool(words.turn, <RotateCw aria-hidden />, { act: 'turn', page: chosen }, 'R')}
          {at.index > 0
            ? tool(words.startHere, <FilePlus aria-hidden />, { act: 'start-here', page: chosen }, 'N')
            : tool(words.join, <Merge aria-hidden />, { act: 'join', page: chosen }, 'N', at.document === 0)}
          {tool(
            words.remove,
            <Trash2 aria-hidden />,
            { act: 'remove', page: chosen },
            'Delete',
            arranged.documents.flat().length === 1,
          )}
        </>
      ) : (
        tool(words.putBack, <Undo2 aria-hidden />, { act: 'put-back', page: chosen }, 'Delete')
      )}
    </div>
  )
}
