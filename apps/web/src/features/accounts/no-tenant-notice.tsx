import { Notice } from '../../ui/notice.tsx'
import { accountWords } from '../../words/accounts.ts'

export function NoTenantNotice() {
  return (
    <Notice tone="warning" title={accountWords.noTenant.title} className="mb-5">
      {accountWords.noTenant.description}
    </Notice>
  )
}
