import type { RegistrationPayload } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { registerWords as words } from '../../words/accounts.ts'
import { AccountPasswordInput } from './account-password-input.tsx'
import { checkWhenSent, prepareChecks } from './check-when-sent.ts'
import { useEnter } from './enter.ts'
import { showFieldMessages } from './show-field-messages.ts'

const EMPTY = { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' }

/** With an invitation its tenant is joined; its e-mail stands in the form and can be another. */
export function RegisterForm({ invitation, email = '' }: { invitation: string | null; email?: string }) {
  const { entering, enter } = useEnter()
  const form = useForm<RegistrationPayload>({
    resolver: checkWhenSent(({ register }) => register),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { ...EMPTY, email, ...(invitation && { invitation }) },
  })
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
      onInput={prepareChecks}
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
            // Typing here can mend or break the confirmation, so its message is looked at again too.
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
