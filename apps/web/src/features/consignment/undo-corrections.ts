import type { ConsignmentAnswer, CorrectionRequest } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { isUnconfirmed } from './attention.ts'

type Corrections = NonNullable<CorrectionRequest['corrections']>

/**
 * What puts back the values that these corrections replace. Null where that would not be as before: where there was no value
 * (none would state that somebody looked for it), or a doubtful one (it would be confirmed).
 */
export function correctionsBack(
  before: ConsignmentAnswer | undefined,
  made: Corrections,
): Corrections | null {
  const fields = new Map(before?.fields.map((field) => [field.path, field]))
  const back = made.flatMap(({ path }) => {
    const field = fields.get(path)
    return field && !isUnconfirmed(field) ? [{ path, value: field.value }] : []
  })
  return back.length === made.length ? back : null
}

/** From a toast, which outlasts the page that it is about. */
export async function undoCorrections(
  client: QueryClient,
  documentId: string,
  label: string,
  corrections: Corrections,
): Promise<void> {
  try {
    const {
      learned: _learned,
      stored: _stored,
      ...consignment
    } = await call('PATCH /api/documents/{id}/consignment', {
      path: { id: documentId },
      body: { corrections },
    })
    client.setQueryData(consignmentQuery(documentId).queryKey, consignment)
    showToast({ title: words.undone.title, description: words.undone.description(label) })
  } catch (error) {
    const description = serverMessage(error) ?? words.failed.description
    showToast({ title: words.failed.title, description, variant: 'destructive' })
  }
  readOthers(client)
}

/** Everything about documents but what the correction answered, and what it cannot change. */
export function readOthers(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      isBelow('/api/documents', queryKey) && queryKey.at(-1) !== 'consignment' && queryKey.at(-1) !== 'pages',
  })
}
