import { Button } from '../../ui/button.tsx'
import { settingsWords as words } from '../../words/settings.ts'

/** The button of a settings form. The reason why it is disabled is shown beside it. */
export function SaveButton({ pending, mayChange = true }: { pending: boolean; mayChange?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" disabled={pending || !mayChange}>
        {pending ? words.saving : words.save}
      </Button>
      {!mayChange && <p className="text-sm text-ink-muted">{words.onlyManagers}</p>}
    </div>
  )
}
