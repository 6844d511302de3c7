import type { PlanValue } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { Button } from '../../ui/button.tsx'
import { formatFix } from '../../ui/quantities.ts'
import { common } from '../../words/common.ts'
import { formatPrinted } from '../../words/printed-day.ts'
import { remediationWords as words } from '../../words/remediation.ts'
import { useApply } from './use-apply.ts'

interface ApplyValueProps {
  documentId: string
  value: PlanValue
  isDone: boolean
  onTick: (done: boolean) => void
}

/** Shows the value that is in force beside the one that takes its place, and asks once; what was applied can be undone. */
export function ApplyValue({ documentId, value, isDone, onTick }: ApplyValueProps) {
  const [asking, setAsking] = useState(false)
  const { press, takeFocus } = useNextFocus()
  const consignment = useQuery({ ...consignmentQuery(documentId), enabled: asking })
  const { apply, undo, applied } = useApply(documentId, value, onTick)
  if (applied) {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-3 text-sm print:hidden" role="status">
        {words.applied}
        <Button
          ref={takeFocus}
          size="xs"
          variant="outline"
          busy={undo.isPending}
          onClick={() => undo.mutate(applied)}
        >
          {words.undo}
        </Button>
      </p>
    )
  }
  if (isDone) return null
  if (!asking) {
    return (
      <Button
        ref={takeFocus}
        size="xs"
        variant="outline"
        className="mt-2 print:hidden"
        onClick={() => {
          press()
          setAsking(true)
        }}
      >
        {words.apply(shown(value.value))}
      </Button>
    )
  }
  const failed = consignment.isError && !consignment.data
  const before = consignment.data?.fields.find(({ path }) => path === value.path)?.value ?? null
  return (
    <fieldset className="mt-2 rounded-md border border-line bg-sunken p-3 text-sm print:hidden">
      <legend className="sr-only">{words.confirmApply}</legend>
      {failed ? (
        <p role="alert">{words.notLoaded}</p>
      ) : consignment.data ? (
        <>
          <p className="font-medium">
            {words.change(value.label, before === null ? null : shown(before), shown(value.value))}
          </p>
          <p className="mt-0.5 text-ink-muted">{words.changeHint}</p>
        </>
      ) : (
        <p role="status">{common.loading}</p>
      )}
      <div className="mt-2 flex gap-2">
        <Button
          size="xs"
          ref={takeFocus}
          busy={apply.isPending || (!consignment.data && !failed)}
          onClick={() =>
            failed
              ? void consignment.refetch()
              : apply.mutate({ seen: before }, { onSettled: () => setAsking(false) })
          }
        >
          {failed ? common.tryAgain : words.applyNow}
        </Button>
        <Button size="xs" variant="outline" onClick={() => setAsking(false)}>
          {common.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

/** Once a button here was pressed and is gone, the one in its place takes the focus, unless the person went on to another control. */
function useNextFocus() {
  const isPressed = useRef(false)
  const press = () => {
    isPressed.current = true
  }
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    // Without a control of its own the focus is on the page or on the dialog, which both contain the button.
    if (isPressed.current && button && document.activeElement?.contains(button)) button.focus()
  }, [])
  return { press, takeFocus }
}

const shown = (value: PlanValue['value']): string =>
  typeof value === 'string' ? formatPrinted(value) : formatFix(value)
