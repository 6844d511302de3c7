import { DOCUMENT_KINDS, type DocumentKind } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { serverMessage } from '../../api/request.ts'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { kindLabel, documentWords as words } from '../../words/document.ts'

interface KindChoiceProps {
  documentId: string
  kind: string
  isDomestic: boolean
}

/** What the document is, when the machine saw it wrongly: it is then read as that, and checked again. */
export function KindChoice({ documentId, kind, isDomestic }: KindChoiceProps) {
  const client = useQueryClient()
  const choice = useMutation({
    mutationFn: (chosen: DocumentKind) =>
      call('PATCH /api/documents/{id}/consignment', { path: { id: documentId }, body: { kind: chosen } }),
    onSuccess: (answer, chosen) => {
      client.setQueryData(consignmentQuery(documentId).queryKey, answer)
      showToast({
        title: words.kindChosen.title,
        description: words.kindChosen.description(kindLabel(chosen, isDomestic)),
      })
      void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/documents', queryKey) })
    },
    onError: (error) => {
      const description = serverMessage(error) ?? words.kindFailed.description
      showToast({ title: words.kindFailed.title, description, variant: 'destructive' })
    },
  })
  return (
    <Select
      label={words.kind}
      value={choice.isPending ? choice.variables : (kind as DocumentKind)}
      options={DOCUMENT_KINDS.map((value) => ({ value, label: kindLabel(value, isDomestic) }))}
      onChange={(chosen) => choice.mutate(chosen)}
    />
  )
}
