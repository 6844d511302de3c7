import type { LoginPayload } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { serverCode, serverMessage } from '../../api/request.ts'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { prepareChecks, useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { signInWords as words } from '../../words/accounts.ts'
import { AccountPasswordInput } from './account-password-input.tsx'
import { useEnter } from './enter.ts'

const check = async () => (await import('./checks.ts')).loginPayload

/** Email and password; who has a second factor is asked for its code after that. */
export function SignInForm({ invitation }: { invitation: string | null }) {
  const { entering, enter } = useEnter(invitation)
  const [asksCode, setAsksCode] = useState(false)
  const form = useContractForm(check, { email: '', password: '' })
  const signIn = useMutation({
    mutationFn: (payload: LoginPayload) => call('POST /api/auth/login', { body: payload }),
    onSuccess: (answer) => {
      showToast(words.success)
      enter(answer)
    },
    onError: (error) => {
      if (serverCode(error) === 'code_required') return setAsksCode(true)
      showFieldMessages(form, error)
      showToast({
        title: words.failure.title,
        description: serverMessage(error) ?? words.failure.description,
        variant: 'destructive',
      })
    },
  })
  const pending = signIn.isPending || entering
  const { errors } = form.formState

  return (
    <form
      noValidate
      onInput={() => prepareChecks(check)}
      onSubmit={form.handleSubmit((payload) => signIn.mutate(payload))}
      className="grid gap-4"
    >
      <Field label={words.email} message={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="username" autoFocus />
        )}
      </Field>
      <Field label={words.password} message={errors.password?.message}>
        {(control) => (
          <AccountPasswordInput
            {...control}
            {...form.register('password')}
            name="password"
            field={words.password}
            autoComplete="current-password"
          />
        )}
      </Field>
      {asksCode && (
        <div className="grid gap-1.5">
          <Field label={words.code} message={errors.code?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('code')}
                aria-describedby="sign-in-code-hint"
                autoComplete="one-time-code"
                autoFocus
              />
            )}
          </Field>
          <p id="sign-in-code-hint" className="text-sm text-ink-muted">
            {words.codeHint}
          </p>
        </div>
      )}
      <Button type="submit" size="lg" disabled={pending} className="mt-1">
        {pending ? words.pending : words.submit}
      </Button>
    </form>
  )
}
