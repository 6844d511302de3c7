import type { IdentityCheck, IdentityProof } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { serverFields, serverMessage } from '../../api/request.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { accountWords } from '../../words/accounts.ts'
import { identityWords as words } from '../../words/identity.ts'

interface ProofFormProps<Answer> {
  ways: Pick<IdentityCheck, 'password' | 'code'>
  prove: (given: IdentityProof) => Promise<Answer>
  onProof: (answer: Answer) => void
}

const check = async () => (await import('./checks.ts')).identityProof

/** The password and the code of the second factor, whichever is asked for. */
export function ProofForm<Answer>({ ways, prove, onProof }: ProofFormProps<Answer>) {
  // Only what shows is sent.
  const { register, handleSubmit, formState, setError } = useContractForm(
    check,
    {},
    { shouldUnregister: true },
  )
  const proof = useMutation({
    mutationFn: prove,
    onSuccess: onProof,
    onError: (error) => {
      const fields = serverFields(error)
      const way = fields.password || !ways.code ? 'password' : 'code'
      const message = fields[way] ?? serverMessage(error) ?? undefined
      setError(way, { message }, { shouldFocus: true })
    },
  })
  const submit = handleSubmit((given) => {
    if (!proof.isPending) proof.mutate(given)
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {ways.password && (
        <Field label={words.password} message={formState.errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password')}
              showLabel={accountWords.showPassword(words.password)}
              hideLabel={accountWords.hidePassword(words.password)}
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      {ways.code && (
        <>
          <Field label={words.code} message={formState.errors.code?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('code')}
                autoComplete="one-time-code"
                className="font-mono tracking-widest"
              />
            )}
          </Field>
          <p className="-mt-2 text-sm text-ink-muted">{words.codeHint}</p>
        </>
      )}
      <Button type="submit" busy={proof.isPending} className="justify-self-end">
        {words.confirm}
      </Button>
    </form>
  )
}
