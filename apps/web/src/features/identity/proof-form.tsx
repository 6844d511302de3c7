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

/** The password, or a code of the second factor; who has both may choose. */
export function ProofForm({ ways, busy, fields, message, onProof }: ProofFormProps) {
  const [withCode, setWithCode] = useState(!ways.password)
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onProof(withCode ? { code: typed } : { password: typed })
  }
  const wrong = (withCode ? fields.code : fields.password) ?? message ?? undefined
  const input = {
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {withCode ? (
        <Field label={words.code} message={wrong}>
          {(control) => (
            <Input
              {...control}
              {...input}
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
              {...input}
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
              setTyped('')
            }}
          >
            {withCode ? words.withPassword : words.withCode}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {words.confirm}
        </Button>
      </div>
    </form>
  )
}
