import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { passwordWarningQuery } from '../../api/queries/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { common } from '../../words/common.ts'

/** Registration takes a well-known password, with a warning; here, where there is time to read it. */
export function PasswordWarning() {
  const client = useQueryClient()
  const { data: warning } = useQuery(passwordWarningQuery())
  if (!warning) return null
  return (
    <Notice
      tone="warning"
      title={warning}
      className="mb-5"
      action={
        <Button
          variant="ghost"
          size="sm"
          aria-label={common.close}
          onClick={() => client.setQueryData(passwordWarningQuery().queryKey, null)}
        >
          <X aria-hidden />
        </Button>
      }
    />
  )
}
