import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { confirmationWords as words } from '../../words/accounts.ts'

/** On every screen until the address is confirmed; nothing else is blocked. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const again = useMutation({
    mutationFn: () => call('POST /api/auth/confirmation/request'),
    onSuccess: () => showToast({ title: words.sent.title, description: words.sent.description(email) }),
    onError: (error) =>
      showToast({
        title: words.failed.title,
        description: serverMessage(error) ?? words.failed.description,
        variant: 'destructive',
      }),
  })
  return (
    <Notice
      tone="info"
      title={words.banner.title}
      className="mb-5 flex-wrap"
      action={
        <Button variant="outline" size="sm" disabled={again.isPending} onClick={() => again.mutate()}>
          {words.banner.again}
        </Button>
      }
    >
      {words.banner.description(email)}
    </Notice>
  )
}
