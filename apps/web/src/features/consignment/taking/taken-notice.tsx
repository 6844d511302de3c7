import { useId } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { takingWords as words } from '../../../words/taking.ts'
import { formatValue } from '../format-value.ts'
import { useConsignment } from '../use-consignment.ts'
import type { FoundText } from './use-taken-text.ts'

interface TakenNoticeProps {
  documentId: string
  found: FoundText | null
  isReading: boolean
  /** Paths of the other values that are not to be saved. */
  left: ReadonlySet<string>
  onLeave: (path: string, isLeft: boolean) => void
}

/** Below the editor: where the text is from, why it does not fit, or what else is saved with it. */
export function TakenNotice({ documentId, found, isReading, left, onLeave }: TakenNoticeProps) {
  const page = found?.own?.evidence?.page
  return (
    <div aria-live="polite" className="grid gap-1 text-sm wrap-anywhere">
      {isReading && <p className="text-ink-muted">{words.reading}</p>}
      {!found && !isReading && <p className="text-ink-muted max-lg:hidden">{words.hint}</p>}
      {found?.problem && (
        <p className="text-warning">
          {found.problem} {found.isPutIn && words.asItIs}
        </p>
      )}
      {page !== undefined && <p className="text-ink-muted">{words.fromPage(page)}</p>}
      {found && found.others.length > 0 && (
        <Others documentId={documentId} others={found.others} left={left} onLeave={onLeave} />
      )}
    </div>
  )
}

type OthersProps = Pick<TakenNoticeProps, 'documentId' | 'left' | 'onLeave'> & Pick<FoundText, 'others'>

function Others({ documentId, others, left, onLeave }: OthersProps) {
  const id = useId()
  const { data } = useConsignment(documentId)
  const fields = new Map(data?.fields.map((field) => [field.path, field]))
  return (
    <fieldset className="grid gap-1 pb-1">
      <legend className="font-medium">{words.fillsToo}</legend>
      {others.map((value) => {
        const before = fields.get(value.path)
        const shown = formatValue(value)
        const old = before && formatValue(before)
        return (
          <label key={value.path} htmlFor={`${id}${value.path}`} className="flex items-start gap-2">
            <Checkbox
              id={`${id}${value.path}`}
              className="mt-0.5"
              checked={!left.has(value.path)}
              onChange={({ target }) => onLeave(value.path, !target.checked)}
            />
            <span>
              <span className="text-ink-muted">{value.label}</span> {shown}
              {old && old !== shown && <span className="text-ink-muted"> ({words.replaces(old)})</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
