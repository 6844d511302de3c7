import { type ProfileChange, type ProfileSettings, profileChange, ROLE_LABELS } from '@efti-hub/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { userQuery } from '../../api/queries/accounts.ts'
import { profileQuery } from '../../api/queries/settings.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { common } from '../../words/common.ts'
import { profileWords as words } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useSaveSettings } from './use-settings.ts'

export function ProfileCard({ platformAdmin }: { platformAdmin: boolean }) {
  return (
    <QueryCard title={words.title} description={words.description} query={useQuery(profileQuery())}>
      {(profile) => <ProfileForm profile={profile} platformAdmin={platformAdmin} />}
    </QueryCard>
  )
}

function ProfileForm({ profile, platformAdmin }: { profile: ProfileSettings; platformAdmin: boolean }) {
  const client = useQueryClient()
  const save = useSaveSettings('profile', words.saved)
  const { register, handleSubmit, formState } = useForm<ProfileChange>({
    resolver: zodResolver(profileChange),
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName },
  })
  const { errors } = formState
  const roles = [
    profile.role && ROLE_LABELS[profile.role],
    platformAdmin && words.platformAdministrator,
  ].filter(Boolean)
  const submit = (change: ProfileChange) =>
    save.mutate(change, {
      onSuccess: ({ firstName, lastName }) =>
        client.setQueryData(
          userQuery().queryKey,
          (user) => user && { ...user, name: `${firstName} ${lastName}` },
        ),
    })
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid max-w-xl gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} message={errors.firstName?.message}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={words.lastName} message={errors.lastName?.message}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <div>
        <Field label={words.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              value={profile.email}
              disabled
              aria-describedby="settings-email-hint"
            />
          )}
        </Field>
        <p id="settings-email-hint" className="mt-1.5 text-sm text-ink-muted">
          {words.emailHint}
        </p>
      </div>
      <Field label={words.tenantId}>
        {(control) => (
          <Input
            {...control}
            value={profile.tenantId ?? common.unknown}
            readOnly
            className="font-mono text-sm"
          />
        )}
      </Field>
      <Field label={words.role}>
        {(control) => <Input {...control} value={roles.join(', ') || common.unknown} readOnly />}
      </Field>
      <SaveButton pending={save.isPending} />
    </form>
  )
}
