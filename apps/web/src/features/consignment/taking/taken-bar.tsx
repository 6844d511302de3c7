import { Copy, TextCursorInput, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { takingWords as words } from '../../../words/taking.ts'
import { useConsignment, useDataElements, useDocumentViolations, useRemarks } from '../use-consignment.ts'
import { type FieldChoice, fieldsOf, furtherFields } from './field-choices.ts'
import { FieldSearch } from './field-search.tsx'

interface TakenBarProps {
  documentId: string
  text: string
  mayEdit: boolean
  onUse: (field: FieldChoice) => void
  onClose: () => void
}

/** What can be done with text that is selected while no editor is open. */
export function TakenBar({ documentId, text, mayEdit, onUse, onClose }: TakenBarProps) {
  const [isChoosing, setChoosing] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast(words.copied)
    onClose()
  }
  return (
    <div className="grid gap-2.5">
      <div className="flex items-start gap-2">
        <p className="line-clamp-3 min-w-0 flex-1 text-base whitespace-pre-line wrap-anywhere">{text}</p>
        <Button variant="ghost" size="iconSmall" aria-label={words.close} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {isChoosing ? (
        <Choice documentId={documentId} onUse={onUse} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={!mayEdit} onClick={() => setChoosing(true)}>
            <TextCursorInput aria-hidden />
            {words.useAs}
          </Button>
          {'clipboard' in navigator && (
            <Button variant="outline" size="sm" onClick={() => void copy()}>
              <Copy aria-hidden />
              {words.copy}
            </Button>
          )}
          {!mayEdit && <p className="w-full text-sm text-ink-muted">{words.mayNot}</p>}
        </div>
      )}
    </div>
  )
}

function Choice({ documentId, onUse }: Pick<TakenBarProps, 'documentId' | 'onUse'>) {
  const { data: consignment } = useConsignment(documentId)
  const { data: violations } = useDocumentViolations(documentId)
  const { unread } = useRemarks(documentId)
  const elements = useDataElements()
  const [listed, further] = useMemo(() => {
    if (!consignment) return [[], []]
    const known = { consignment, violations: violations?.items ?? [], unread }
    const own = fieldsOf(known, elements)
    return [own, furtherFields(known, own, elements)]
  }, [consignment, violations, unread, elements])
  return <FieldSearch listed={listed} further={further} onChoose={onUse} />
}
