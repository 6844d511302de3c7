import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import { useMembers } from './use-members.ts'
import { useComment } from './use-violation-acts.ts'

const MOST_CHARACTERS = 4_000

/** The longest names first: '@Jan Novak' mentions nobody called Jan. */
function mentionedIn(text: string, members: readonly { id: string; name: string }[]): string[] {
  let left = text
  return members
    .toSorted((one, other) => other.name.length - one.name.length)
    .flatMap(({ id, name }) => {
      if (!left.includes(`@${name}`)) return []
      left = left.replaceAll(`@${name}`, ' ')
      return [id]
    })
}

/** After an @ the members are offered; who is named in what is sent is notified. */
export function NewComment({ violationId }: { violationId: string }) {
  const [text, setText] = useState('')
  const comment = useComment(violationId)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const sought = /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1]
  const { data, isPending } = useMembers(text.includes('@'))
  const members = data?.items ?? []
  const offered =
    sought === undefined
      ? []
      : members.filter(({ name }) => name.toLowerCase().startsWith(sought.toLowerCase()) && name !== sought)
  // Who is mentioned is known with the members.
  const isBlocked = text.trim() === '' || comment.isPending || (text.includes('@') && isPending)
  const mention = (name: string) => {
    setText(`${text.slice(0, text.length - (sought?.length ?? 0))}${name} `)
    area.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked) return
    const mentions = mentionedIn(text, members)
    comment.mutate({ text: text.trim(), mentions }, { onSuccess: () => setText('') })
  }
  return (
    <form onSubmit={submit} className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <label htmlFor={id} className="sr-only">
        {words.commentLabel}
      </label>
      <TextArea
        ref={area}
        id={id}
        rows={1}
        placeholder={words.commentLabel}
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" size="sm" className="h-9" disabled={isBlocked}>
        {words.send}
      </Button>
      {offered.length > 0 && (
        <ul aria-label={words.mention} className="flex flex-wrap gap-1.5 sm:col-span-2">
          {offered.map((member) => (
            <li key={member.id}>
              <Button variant="outline" size="xs" onClick={() => mention(member.name)}>
                @{member.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
