import type { IdentityCheck, IdentityProof } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { serverFields, serverMessage } from '../../api/request.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { accountWords } from '../../words/accounts.ts'
import { identityWords as words } from '../../words/identity.ts'

interface ProofFormProps {
  ways: Pick<IdentityCheck, 'password' | 'code'>
  onDone: () => void
}

const check = async () => (await import('./checks.ts')).identityProof

/** The password, or a code of the second factor; who has both may choose. */
export function ProofForm({ ways, onDone }: ProofFormProps) {
  const [withCode, setWithCode] = useState(!ways.password)
  const way = withCode ? 'code' : 'password'
  // Only the one that shows is sent.
  const { register, handleSubmit, formState, setError } = useContractForm(
    check,
    {},
    { shouldUnregister: true },
  )
  const proof = useMutation({
    mutationFn: (given: IdentityProof) => call('POST /api/auth/confirm', { body: given }),
    onSuccess: onDone,
    onError: (error) => {
      const message = serverFields(error)[way] ?? serverMessage(error) ?? undefined
      setError(way, { message }, { shouldFocus: true })
    },
  })
  const submit = handleSubmit((given) => {
    if (!proof.isPending) proof.mutate(given)
  })
  const wrong = formState.errors[way]?.message
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {withCode ? (
        <Field label={words.code} message={wrong}>
          {(control) => (
            <Input
              {...control}
              {...register(way)}
              autoComplete="one-time-code"
              className="font-mono tracking-widest"
            />
          )}
        </Field>
      ) : (
        <Field label={words.password} message={wrong}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register(way)}
              showLabel={accountWords.showPassword(words.password)}
              hideLabel={accountWords.hidePassword(words.password)}
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      {withCode && <p className="-mt-2 text-sm text-ink-muted">{words.codeHint}</p>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {ways.password && ways.code && (
          <Button
            variant="ghost"
            onClick={() => {
              setWithCode(!withCode)
            }}
          >
            {withCode ? words.withPassword : words.withCode}
          </Button>
        )}
        <Button type="submit" busy={proof.isPending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  )
}
