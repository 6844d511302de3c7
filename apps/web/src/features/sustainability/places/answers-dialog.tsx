import type { AnsweredPlace } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { placeAnswersQuery, sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Time } from '../../../ui/time.tsx'
import { placeWords as words } from '../../../words/emissions.ts'
import { PlaceName } from './place-name.tsx'

interface AnswersDialogProps {
  onClose: () => void
  mayTakeBack: boolean
}

/** The place meanings that people chose, and how to undo them. */
export default function AnswersDialog({ onClose, mayTakeBack }: AnswersDialogProps) {
  const { data, isError } = useQuery(placeAnswersQuery())
  const takeBack = useChange({
    change: (key: string) => call('DELETE /api/sustainability/places/answers', { query: { key } }),
    stale: [sustainabilityKey],
    done: () => words.takenBack,
  })
  return (
    <Dialog open onClose={onClose} title={words.answersTitle} description={words.answersHint}>
      <div className="overflow-y-auto px-5 py-3">
        {isError && <p className="text-error">{words.answersFailed}</p>}
        {!data && !isError && (
          <div role="status" aria-label={words.answersLoading}>
            <Skeleton className="h-40" />
          </div>
        )}
        {data?.length === 0 && <p className="py-2 text-ink-muted">{words.noAnswers}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {data?.map((answer) => (
            <li key={answer.key} className="flex flex-wrap items-center justify-between gap-2 py-3">
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <span className="font-medium">{placeLabel(answer)}</span> {words.means}{' '}
                  <span className="font-medium">
                    <PlaceName place={answer.place} />
                  </span>
                </p>
                <p className="text-sm text-ink-muted">
                  {answer.answeredBy && `${answer.answeredBy}, `}
                  <Time at={answer.answeredAt} />
                </p>
              </div>
              {mayTakeBack && (
                <Button
                  variant="outline"
                  size="xs"
                  aria-label={words.takeBackOf(placeLabel(answer))}
                  disabled={takeBack.isPending}
                  onClick={() => takeBack.mutate(answer.key)}
                >
                  {words.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const placeLabel = ({ name, country }: AnsweredPlace) => (country ? `${name}, ${country}` : name)
