import type { ComponentProps } from 'react'
import { PasswordInput } from '../../ui/password-input.tsx'
import { accountWords } from '../../words/accounts.ts'

/** A password field whose toggle names the field it belongs to. */
export function AccountPasswordInput({ field, ...props }: ComponentProps<'input'> & { field: string }) {
  return (
    <PasswordInput
      {...props}
      showLabel={accountWords.showPassword(field)}
      hideLabel={accountWords.hidePassword(field)}
    />
  )
}
