import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { isBelow } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { intakeWords as words } from '../../words/intake.ts'

export function TrySample() {
  const client = useQueryClient()
  const sample = useMutation({
    // Loaded when it is wanted: it brings the schemas of documents along.
    mutationFn: async () => (await import('./upload-sample.ts')).uploadSample(),
    onSuccess: () => {
      showToast(words.queued)
      void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/documents', queryKey) })
    },
    onError: (error) =>
      showToast({
        title: words.failed.title,
        description: serverMessage(error) ?? words.failed.description,
        variant: 'destructive',
      }),
  })
  return (
    <Button variant="outline" size="sm" disabled={sample.isPending} onClick={() => sample.mutate()}>
      <FlaskConical aria-hidden />
      {sample.isPending ? words.sample.pending : words.sample.button}
    </Button>
  )
}
