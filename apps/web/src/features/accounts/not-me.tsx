import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notMeWords as words } from '../../words/accounts.ts'

/** A button, since programs that look links up would otherwise revoke what their reader wants. */
export function NotMe({ token }: { token: string }) {
  const revoke = useMutation({
    mutationFn: () => call('POST /api/auth/not-me', { body: { token } }),
  })
  if (revoke.isSuccess) {
    const { title, description } = words.done[revoke.data.ended]
    return (
      <Notice tone="success" title={title}>
        {description}
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      {revoke.isError && (
        <Notice tone="error" title={words.failure.title}>
          {serverMessage(revoke.error) ?? words.failure.description}
        </Notice>
      )}
      <p>{words.hint}</p>
      <Button size="lg" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
        {revoke.isPending ? words.pending : words.submit}
      </Button>
    </div>
  )
}
