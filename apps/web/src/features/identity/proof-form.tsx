import type { IdentityCheck, IdentityProof } from '@efti-hub/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { accountWords } from '../../words/accounts.ts'
import { identityWords as words } from '../../words/identity.ts'

interface ProofFormProps {
  ways: Pick<IdentityCheck, 'password' | 'code'>
  busy: boolean
  fields: Record<string, string>
  /** A refusal that belongs to no field. */
  message: string | null
  onProof: (proof: IdentityProof) => void
}

/** The password and the code of the second factor, whichever is asked for. */
export function ProofForm({ ways, busy, fields, message, onProof }: ProofFormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onProof({ ...(ways.password && { password }), ...(ways.code && { code }) })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {ways.password && (
        <Field
          label={words.password}
          message={fields.password ?? (ways.code ? undefined : (message ?? undefined))}
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              showLabel={accountWords.showPassword(words.password)}
              hideLabel={accountWords.hidePassword(words.password)}
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      {ways.code && (
        <>
          <Field
            label={words.code}
            message={fields.code ?? (fields.password ? undefined : (message ?? undefined))}
          >
            {(control) => (
              <Input
                {...control}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
                className="font-mono tracking-widest"
              />
            )}
          </Field>
          <p className="-mt-2 text-sm text-ink-muted">{words.codeHint}</p>
        </>
      )}
      <Button type="submit" busy={busy} className="justify-self-end">
        {words.confirm}
      </Button>
    </form>
  )
}
