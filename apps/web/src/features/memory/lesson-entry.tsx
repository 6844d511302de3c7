import type { Lesson } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Time } from '../../ui/time.tsx'
import { kindLabel } from '../../words/document.ts'
import { memoryWords as words } from '../../words/memory.ts'
import { documentsOf, teachingOf } from './documents-of.ts'

interface LessonEntryProps {
  lesson: Lesson
  mayForget: boolean
  onForget: () => void
  /** Of a place that is not in use. */
  onRemember: () => void
  isRemembering: boolean
}

export function LessonEntry({ lesson, mayForget, onForget, onRemember, isRemembering }: LessonEntryProps) {
  const { label, sender, kind, refused, learnedFrom, learnedFromName, papersReadWithIt, author, at, state } =
    lesson
  const forget = useRef<HTMLButtonElement>(null)
  const wasKept = useRef(state === 'kept')
  // 'Remember' goes once the place is kept: the button beside it takes its place, unless another control has the focus.
  useEffect(() => {
    const isFree = document.activeElement?.contains(forget.current)
    if (state === 'kept' && !wasKept.current && isFree) forget.current?.focus()
    wasKept.current = state === 'kept'
  }, [state])
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {label}
          {refused && <Badge variant="secondary">{words.refused}</Badge>}
          {state !== 'kept' && <Badge variant="outline">{words.states[state]}</Badge>}
        </h3>
        <p className="wrap-anywhere">{teachingOf(lesson)}</p>
        <dl className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted">
          <Fact term={words.sender}>{sender || words.noSender}</Fact>
          <Fact term={words.kind}>{kind ? kindLabel(kind) : words.anyKind}</Fact>
          <Fact term={words.from}>
            <Link
              to="/documents/$id"
              params={{ id: learnedFrom }}
              search={{ field: lesson.path }}
              className="text-brand underline underline-offset-4"
            >
              {learnedFromName}
            </Link>
          </Fact>
          <Fact term={words.by}>
            {author.name}, <Time at={at} />
          </Fact>
          {papersReadWithIt !== null && <Fact term={words.used}>{words.papers(papersReadWithIt)}</Fact>}
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        {state !== 'kept' && (
          <Button
            variant="outline"
            disabled={!mayForget}
            busy={isRemembering}
            aria-label={words.rememberOf(label, documentsOf(lesson))}
            onClick={onRemember}
          >
            {words.remember}
          </Button>
        )}
        <Button
          ref={forget}
          variant="outline"
          disabled={!mayForget}
          aria-label={words.forgetOf(label, documentsOf(lesson))}
          onClick={onForget}
        >
          {words.forget}
        </Button>
      </div>
    </li>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="inline">{term}: </dt>
      <dd className="inline text-ink">{children}</dd>
    </div>
  )
}
