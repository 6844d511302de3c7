import { type PasswordChange, passwordChange } from '@efti-hub/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { sessionsQuery } from '../../api/queries/own-account.ts'
import { profileQuery } from '../../api/queries/settings.ts'
import { serverFields } from '../../api/request.ts'
import { useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { accountWords } from '../../words/accounts.ts'
import { passwordWords as words } from '../../words/own-account.ts'
import { settingsWords } from '../../words/settings.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordCard() {
  const query = useQuery(profileQuery())
  return (
    <QueryCard title={words.title} description={words.description} query={query}>
      {({ hasPassword, email }) => <PasswordForm hasPassword={hasPassword} email={email} />}
    </QueryCard>
  )
}

function PasswordForm({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const { register, handleSubmit, formState, reset, setError } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: EMPTY,
  })
  const change = useChange({
    change: (form: PasswordChange) => call('POST /api/settings/password', { body: form }),
    stale: [profileQuery().queryKey, sessionsQuery().queryKey],
  })
  const submit = (form: PasswordChange) =>
    change.mutate(form, {
      onSuccess: ({ warning }) => {
        reset(EMPTY)
        showToast({ ...words.changed, ...(warning && { description: warning }) })
      },
      onError: (error) => {
        const { currentPassword, password } = serverFields(error)
        if (currentPassword) setError('currentPassword', { message: currentPassword })
        if (password) setError('password', { message: password })
      },
    })
  const { errors } = formState
  const password = (field: keyof PasswordChange, label: string, autoComplete: string) => (
    <Field label={label} message={errors[field]?.message}>
      {(control) => (
        <PasswordInput
          {...control}
          {...register(field)}
          autoComplete={autoComplete}
          showLabel={accountWords.showPassword(label)}
          hideLabel={accountWords.hidePassword(label)}
        />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid max-w-xl gap-4">
      {/* Shows a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword ? (
        password('currentPassword', words.current, 'current-password')
      ) : (
        <p className="text-ink-muted">{words.none}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {password('password', words.password, 'new-password')}
        {password('confirmPassword', words.confirm, 'new-password')}
      </div>
      <Button type="submit" disabled={change.isPending} className="justify-self-start">
        {change.isPending ? settingsWords.saving : words.change}
      </Button>
    </form>
  )
}
