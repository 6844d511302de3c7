import type { PasswordReset } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { prepareChecks, useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { resetWords as words } from '../../words/accounts.ts'
import { AccountPasswordInput } from './account-password-input.tsx'

const check = async () => (await import('./checks.ts')).passwordReset

/** For the holder of a reset link. Signing in comes after: a second factor is asked there. */
export function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useContractForm(check, {
    token,
    password: '',
    confirmPassword: '',
  })
  const reset = useMutation({
    mutationFn: (form: PasswordReset) => call('POST /api/auth/reset', { body: form }),
    onSuccess: () => {
      showToast(words.success)
      void navigate({ to: '/login', search: {}, replace: true })
    },
    onError: (error) =>
      showToast({
        title: words.failure.title,
        description: serverMessage(error) ?? words.failure.description,
        variant: 'destructive',
      }),
  })
  const { errors } = formState
  return (
    <form
      noValidate
      onInput={() => prepareChecks(check)}
      onSubmit={handleSubmit((form) => reset.mutate(form))}
      className="grid gap-4"
    >
      <Field label={words.password} message={errors.password?.message}>
        {(control) => (
          <AccountPasswordInput
            {...control}
            {...register('password', { deps: ['confirmPassword'] })}
            field={words.password}
            autoComplete="new-password"
            autoFocus
          />
        )}
      </Field>
      <Field label={words.confirmPassword} message={errors.confirmPassword?.message}>
        {(control) => (
          <AccountPasswordInput
            {...control}
            {...register('confirmPassword')}
            field={words.confirmPassword}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={reset.isPending} className="mt-1">
        {reset.isPending ? words.pending : words.submit}
      </Button>
    </form>
  )
}
