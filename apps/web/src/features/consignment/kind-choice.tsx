import { DOCUMENT_KINDS, type DocumentKind } from '@efti-hub/contract'
import { Select } from '../../ui/select.tsx'
import { kindLabel, documentWords as words } from '../../words/document.ts'
import { useConsignmentChoice } from './use-consignment-choice.ts'

interface KindChoiceProps {
  documentId: string
  kind: string
  isDomestic: boolean
}

/** What the document is, when the machine saw it wrongly: it is then read as that, and checked again. */
export function KindChoice({ documentId, kind, isDomestic }: KindChoiceProps) {
  const choice = useConsignmentChoice(documentId, ({ kind: chosen }) => ({
    saved: {
      title: words.kindChosen.title,
      description: words.kindChosen.description(kindLabel(chosen ?? kind, isDomestic)),
    },
    label: words.kindOfDocument,
    failed: words.kindFailed,
  }))
  return (
    <Select
      label={words.kind}
      value={((choice.isPending && choice.variables.kind) || kind) as DocumentKind}
      options={DOCUMENT_KINDS.map((value) => ({ value, label: kindLabel(value, isDomestic) }))}
      onChange={(chosen) => choice.mutate({ kind: chosen })}
    />
  )
}
