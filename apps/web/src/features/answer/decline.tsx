import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { AnswerWords } from '../../words/answer/answer-words.ts'
import { problemIn } from './problem-in.ts'
import { useDecline } from './use-answer.ts'

interface DeclineProps {
  token: string
  organisation: string
  words: AnswerWords
  onDeclined: () => void
}

export function Decline({ token, organisation, words, onDeclined }: DeclineProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const decline = useDecline(token)
  return (
    <section aria-label={words.decline.title} className="border-t border-line pt-6">
      <p className="font-medium">{words.decline.title}</p>
      <p className="mt-0.5 mb-3 text-sm text-ink-muted">{words.decline.hint(organisation)}</p>
      <Button
        variant="outline"
        busy={decline.isPending}
        onClick={() =>
          decline.mutate(undefined, {
            onSuccess: onDeclined,
            onError: (error) => setProblem(problemIn(error, words)),
          })
        }
      >
        {words.decline.act}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-error">
          {problem}
        </p>
      )}
    </section>
  )
}
