import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { prepareChecks, useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { resetRequestWords as words } from '../../words/accounts.ts'

const check = async () => (await import('./checks.ts')).resetRequest

/** The answer is the same whether or not the email has an account. */
export function ResetRequestForm() {
  const { register, handleSubmit, formState } = useContractForm(check, { email: '' })
  const ask = useMutation({
    mutationFn: (form: { email: string }) => call('POST /api/auth/reset/request', { body: form }),
  })
  if (ask.isSuccess) {
    return (
      <Notice tone="success" title={words.sent.title}>
        {words.sent.description}
      </Notice>
    )
  }
  return (
    <form
      noValidate
      onInput={() => prepareChecks(check)}
      onSubmit={handleSubmit((form) => ask.mutate(form))}
      className="grid gap-4"
    >
      {ask.isError && (
        <Notice tone="error" title={words.failure.title}>
          {serverMessage(ask.error) ?? words.failure.description}
        </Notice>
      )}
      <Field label={words.email} message={formState.errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="username" autoFocus />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={ask.isPending} className="mt-1">
        {ask.isPending ? words.pending : words.submit}
      </Button>
    </form>
  )
}
