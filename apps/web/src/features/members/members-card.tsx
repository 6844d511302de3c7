import { type ListedMember, ROLE_LABELS, ROLES, type Role } from '@efti-hub/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { Time } from '../../ui/time.tsx'
import { membersWords as words } from '../../words/members.ts'
import { useMemberRemoval, useMembersList, useRoleChange } from './use-members.ts'

interface MembersCardProps {
  me: string
  mayManage: boolean
}

export function MembersCard({ me, mayManage }: MembersCardProps) {
  const [leaving, setLeaving] = useState<ListedMember | null>(null)
  const removal = useMemberRemoval()
  const isMe = leaving?.id === me
  return (
    <QueryCard title={words.title} description={words.description} query={useMembersList()}>
      {({ items }) => (
        <>
          <ul aria-label={words.list} className="divide-y divide-line">
            {items.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isMe={member.id === me}
                mayManage={mayManage}
                onRemove={() => setLeaving(member)}
              />
            ))}
          </ul>
          {!mayManage && <p className="mt-3 text-sm text-ink-muted">{words.onlyManagers}</p>}
          <FormDialog
            open={leaving !== null}
            onClose={() => setLeaving(null)}
            title={isMe ? words.leaveTitle : words.removeTitle(leaving?.name ?? '')}
            description={isMe ? words.leaveHint : words.removeHint}
            confirm={isMe ? words.leave : words.remove}
            busy={removal.isPending}
            onConfirm={() => leaving && removal.mutate(leaving, { onSettled: () => setLeaving(null) })}
          />
        </>
      )}
    </QueryCard>
  )
}

interface MemberRowProps {
  member: ListedMember
  isMe: boolean
  mayManage: boolean
  onRemove: () => void
}

function MemberRow({ member, isMe, mayManage, onRemove }: MemberRowProps) {
  const { name, email, role, joinedAt } = member
  const change = useRoleChange()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">
          {name} {isMe && <span className="font-normal text-ink-muted">({words.you})</span>}
        </p>
        <p className="truncate text-sm text-ink-muted">
          {email} · {words.joined} <Time at={joinedAt} brief />
        </p>
      </div>
      <div className="flex items-center gap-2">
        <NativeSelect
          aria-label={words.role(name)}
          value={role}
          disabled={!mayManage || change.isPending}
          onChange={(event) => change.mutate({ member, role: event.target.value as Role })}
          className="h-9 w-48"
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_LABELS[one]}
            </option>
          ))}
        </NativeSelect>
        <Button
          variant="outline"
          disabled={!mayManage && !isMe}
          aria-label={isMe ? words.leaveOf : words.removeOf(name)}
          className="min-w-24"
          onClick={onRemove}
        >
          {isMe ? words.leave : words.remove}
        </Button>
      </div>
    </li>
  )
}
