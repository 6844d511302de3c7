import type { RegistrationPayload } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { prepareChecks, useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { registerWords as words } from '../../words/accounts.ts'
import { AccountPasswordInput } from './account-password-input.tsx'
import { useEnter } from './enter.ts'

const EMPTY = { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' }

const check = async () => (await import('./checks.ts')).registrationPayload

/** With an invitation its tenant is joined; its email is prefilled and can be changed. */
export function RegisterForm({ invitation }: { invitation: string | null }) {
  const { entering, enter } = useEnter()
  const form = useContractForm(check, { ...EMPTY, ...(invitation && { invitation }) })
  const register = useMutation({
    mutationFn: (payload: RegistrationPayload) => call('POST /api/auth/register', { body: payload }),
    onSuccess: (answer) => {
      showToast(words.success)
      enter(answer)
    },
    onError: (error) => {
      showFieldMessages(form, error)
      showToast({
        title: words.failure.title,
        description: serverMessage(error) ?? words.failure.description,
        variant: 'destructive',
      })
    },
  })
  const pending = register.isPending || entering
  const { errors } = form.formState

  return (
    <form
      noValidate
      onInput={() => prepareChecks(check)}
      onSubmit={form.handleSubmit((payload) => register.mutate(payload))}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} message={errors.firstName?.message}>
          {(control) => (
            <Input {...control} {...form.register('firstName')} autoComplete="given-name" autoFocus />
          )}
        </Field>
        <Field label={words.lastName} message={errors.lastName?.message}>
          {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={words.email} message={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="username" />}
      </Field>
      <Field label={words.password} message={errors.password?.message}>
        {(control) => (
          <AccountPasswordInput
            {...control}
            // Typing here can make the confirmation right or wrong, so its message is checked again too.
            {...form.register('password', { deps: ['confirmPassword'] })}
            field={words.password}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={words.confirmPassword} message={errors.confirmPassword?.message}>
        {(control) => (
          <AccountPasswordInput
            {...control}
            {...form.register('confirmPassword')}
            field={words.confirmPassword}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={pending} className="mt-1">
        {pending ? words.pending : words.submit}
      </Button>
    </form>
  )
}
