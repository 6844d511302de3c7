import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { togetherWords as words } from '../../words/together.ts'
import { explainChange, type ShownValue } from './changed-meanwhile.ts'
import { useValueHistory } from './use-consignment.ts'

export interface ConflictChoice {
  onKeep: () => void
  onUse: () => void
  mayUse: boolean
}

interface ChangedNoticeProps {
  documentId: string
  path: string
  /** In force now. */
  value: ShownValue
  /** Left out where nothing was typed, so that nothing has to be chosen. */
  choice?: ConflictChoice
}

/** Somebody changed the value while its editor is open. */
export function ChangedNotice({ documentId, path, value, choice }: ChangedNoticeProps) {
  const { data, isFetching } = useValueHistory(documentId, true)
  const ofPath = data?.fields.filter((field) => field.path === path) ?? []
  const current = ofPath.find((field) => (value === null ? field.takenAway : field.inForce))
  const { name, at } =
    value === null
      ? { name: current?.takenAway?.author.name, at: current?.takenAway?.at }
      : { name: current?.author?.name, at: current?.at }
  if (!data || isFetching) return null
  const change = explainChange({ value, meaning: current?.meaning, by: name ?? null, at: at ?? null })
  return (
    <Notice tone={choice ? 'warning' : 'info'} title={change} className="w-full">
      {choice && <TheirsOrMine text={words.notSaved} choice={choice} />}
    </Notice>
  )
}

/** What somebody else put in, or what could not be saved for it. */
export function TheirsOrMine({ text, choice }: { text: string; choice: ConflictChoice }) {
  return (
    <div className="grid gap-2">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="xs" variant="outline" onClick={choice.onKeep}>
          {words.keepTheirs}
        </Button>
        <Button size="xs" disabled={!choice.mayUse} onClick={choice.onUse}>
          {words.useMine}
        </Button>
      </div>
    </div>
  )
}
