import type { PlaceChoice, PlaceQuestion } from '@efti-hub/contract'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { placeWords as words } from '../../../words/emissions.ts'
import { PlaceName } from './place-name.tsx'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

interface QuestionsCardProps {
  questions: readonly PlaceQuestion[]
  /** Number of answers given already. */
  answers: number
  mayAnswer: boolean
  onAnswers: () => void
}

export function QuestionsCard({ questions, answers, mayAnswer, onAnswers }: QuestionsCardProps) {
  const [searched, setSearched] = useState<PlaceQuestion | null>(null)
  const answer = useChange({
    change: (given: { key: string; place: PlaceChoice }) =>
      call('PUT /api/sustainability/places', { body: given }),
    stale: [sustainabilityKey],
    done: ({ place }) => words.answered(`${place.label}, ${place.country}`),
  })
  if (questions.length === 0 && answers === 0) return null
  return (
    <Card aria-labelledby="questions">
      <CardHeader
        title={words.title}
        titleId="questions"
        description={mayAnswer ? words.hint : words.onlyReading}
        {...(answers > 0 && {
          action: (
            <Button variant="outline" size="sm" onClick={onAnswers}>
              {words.answers(answers)}
            </Button>
          ),
        })}
      />
      {questions.length === 0 && <p className="px-4 pb-5 text-ink-muted sm:px-5">{words.allAnswered}</p>}
      <ul className="divide-y divide-line px-4 pb-2 empty:hidden sm:px-5">
        {questions.map((question) => (
          <li key={question.key} className="grid gap-2 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium wrap-anywhere">{asked(question)}</span>
              <span className="text-sm text-ink-muted">{words.waiting(question.consignments)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {question.choices.map((place) => (
                <Button
                  key={`${place.latitude} ${place.longitude}`}
                  variant="outline"
                  size="xs"
                  className="h-auto min-h-7 max-w-full py-1 text-left whitespace-normal!"
                  disabled={!mayAnswer || answer.isPending}
                  onClick={() => answer.mutate({ key: question.key, place })}
                >
                  <PlaceName place={place} />
                </Button>
              ))}
              <Button variant="ghost" size="xs" disabled={!mayAnswer} onClick={() => setSearched(question)}>
                {words.other}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>
        {searched && (
          <SearchDialog
            key={searched.key}
            open
            name={searched.name}
            onClose={() => setSearched(null)}
            onChoose={(place) =>
              answer.mutate({ key: searched.key, place }, { onSuccess: () => setSearched(null) })
            }
          />
        )}
      </Suspense>
    </Card>
  )
}

function asked({ kind, name, country }: PlaceQuestion): string {
  const place = country ? `${name}, ${country}` : name
  return kind === 'ambiguous' ? words.ambiguous(place) : words.unknown(place)
}
