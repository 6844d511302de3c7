import type { DocumentDetail } from '@efti-hub/contract'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { workListWords as words } from '../../words/work-list.ts'
import { ActDialog, type AskedAct, type AskedChange } from './acts/act-dialog.tsx'
import { questionAbout } from './acts/stays-open.ts'
import { useDocumentActs } from './acts/use-document-acts.ts'
import { useOwnerName, WaitingMark } from './facts.tsx'
import { TagList } from './tag-list.tsx'

interface FactsLineProps {
  document: DocumentDetail
  /** Id of the person. */
  me: string | null
  mayChange: boolean
}

/** Who takes care of the document, its tags, and whether a partner has to answer first. */
export function FactsLine({ document, me, mayChange }: FactsLineProps) {
  const { id, summary } = document
  const navigate = useNavigate()
  const ownerName = useOwnerName()
  const acts = useDocumentActs()
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const reasonId = useId()
  const act = {
    variant: 'ghost',
    size: 'sm',
    disabled: !mayChange,
    'aria-describedby': mayChange ? undefined : reasonId,
  } as const
  const ask = (act: AskedAct) => setQuestion(questionAbout(act, [document]))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <span>
        {words.owner}: <span className="text-ink">{ownerName(summary.ownerId)}</span>
      </span>
      <Button {...act} aria-haspopup="dialog" onClick={() => ask('assign')}>
        {words.acts.assign}
      </Button>
      <TagList tags={summary.tags} onTag={(tag) => void navigate({ to: '/processing', search: { tag } })} />
      {summary.tags.length === 0 && !mayChange && <span>{words.noTags}</span>}
      <Button {...act} aria-haspopup="dialog" onClick={() => ask('tag')}>
        {words.acts.tag}
      </Button>
      <WaitingMark waiting={summary.waiting} />
      {summary.waiting && (
        <Button
          {...act}
          busy={acts.isPending}
          onClick={() => acts.mutate({ ids: [id], act: { act: 'wait', waiting: false } })}
        >
          {words.resume}
        </Button>
      )}
      {!mayChange && <span id={reasonId}>{words.onlyReading}</span>}
      <ActDialog question={question} me={me} onClose={() => setQuestion(null)} />
    </div>
  )
}
