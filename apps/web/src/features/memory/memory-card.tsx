import type { Lesson } from '@efti-hub/contract'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { memoryWords as words } from '../../words/memory.ts'
import { documentsOf } from './documents-of.ts'
import { LessonEntry } from './lesson-entry.tsx'
import { useForgetting, useMemory, useRemembering } from './use-memory.ts'

/** What corrections taught, open to look at and to forget. */
export function MemoryCard({ mayForget }: { mayForget: boolean }) {
  const [leaving, setLeaving] = useState<Lesson | null>(null)
  const query = useMemory()
  const forgetting = useForgetting()
  const remembering = useRemembering()
  return (
    <>
      <QueryCard title={words.title} description={words.description} query={query}>
        {({ pages }) => {
          const lessons = pages.flatMap(({ items }) => items)
          if (lessons.length === 0) {
            return <EmptyState icon={GraduationCap} title={words.none} description={words.noneHint} />
          }
          return (
            <>
              <p className="text-sm text-ink-muted tabular-nums" aria-live="polite">
                {words.shown(lessons.length, pages.at(-1)?.total ?? lessons.length)}
              </p>
              <ul aria-label={words.list} className="divide-y divide-line">
                {lessons.map((lesson) => (
                  <LessonEntry
                    key={lesson.id}
                    lesson={lesson}
                    mayForget={mayForget}
                    onForget={() => setLeaving(lesson)}
                    onRemember={() => remembering.mutate(lesson)}
                    isRemembering={remembering.isPending && remembering.variables.id === lesson.id}
                  />
                ))}
              </ul>
              <ShowMore list={query} className="flex justify-center pt-3" />
              {!mayForget && <p className="mt-3 text-sm text-ink-muted">{words.onlyRead}</p>}
            </>
          )
        }}
      </QueryCard>
      <FormDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={(leaving?.refused ? words.allowTitle : words.forgetTitle)(leaving?.label ?? '')}
        description={
          leaving ? (leaving.refused ? words.allowHint : words.forgetHint)(documentsOf(leaving)) : ''
        }
        confirm={words.forget}
        busy={forgetting.isPending}
        onConfirm={() => leaving && forgetting.mutate(leaving, { onSettled: () => setLeaving(null) })}
      />
    </>
  )
}
