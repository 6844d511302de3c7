import type { RememberQuestion } from '@efti-hub/contract'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/return-focus.ts'
import { rememberWords as words } from '../../words/remember.ts'
import { useAnswer } from './use-remember.ts'

interface RememberPlaceProps {
  documentId: string
  /** Where several documents are on the screen. */
  documentName?: string
  path: string
  asked: readonly RememberQuestion[]
}

/** Below a value that was corrected alike on more than one document: whether the sender's next ones are read by that place. */
export function RememberPlace({ documentId, documentName, path, asked }: RememberPlaceProps) {
  const { mutate, isPending } = useAnswer(documentId, path)
  const box = useRef<HTMLFieldSetElement>(null)
  const [first] = asked
  if (!first) return null
  const about = first.refused
    ? words.refusedQuestion(first.sender)
    : words.question(first.sender, asked.length)
  const question = documentName ? words.of(documentName, about) : about
  const answer = (remember: boolean) =>
    mutate(
      { asked, remember },
      {
        // The buttons are gone: the focus goes to the value that they were about, or to the heading above.
        onSuccess: () => {
          const item = box.current?.closest('li')
          const left = [...(item?.querySelectorAll('button') ?? [])].find((one) => !one.closest('fieldset'))
          if (left) left.focus()
          else focusHeading(item?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '')
        },
      },
    )
  return (
    <fieldset
      ref={box}
      aria-label={question}
      className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-sunken px-3 py-2 text-sm"
    >
      <p role="status" className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="font-medium">{question}</span> <span className="text-ink-muted">{words.hint}</span>
      </p>
      <div className="flex gap-1.5">
        {[true, false].map((remember) => (
          <Button
            key={String(remember)}
            variant="outline"
            size="xs"
            busy={isPending}
            onClick={() => answer(remember)}
          >
            {remember ? words.yes : words.no}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
