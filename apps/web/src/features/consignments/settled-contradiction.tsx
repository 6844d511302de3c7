import type { ConsignmentDetail, Contradiction } from '@efti-hub/contract'
import { CircleCheck } from 'lucide-react'
import { call } from '../../api/call.ts'
import { withoutIndexes } from '../../api/paths.ts'
import { RememberPlace } from '../../forms/remember/remember-place.tsx'
import { useRememberQuestions } from '../../forms/remember/use-remember.ts'
import { Button } from '../../ui/button.tsx'
import { Time } from '../../ui/time.tsx'
import { contradictionWords as words } from '../../words/contradictions.ts'
import { formatCompared } from './format-compared.ts'
import { useConsignmentChange } from './use-consignment-change.ts'

interface SettledContradictionProps {
  contradiction: Contradiction
  consignment: ConsignmentDetail
}

/** One value was chosen; and what a person is asked about the documents that were corrected to it. */
export function SettledContradiction({ contradiction, consignment }: SettledContradictionProps) {
  const { code, label, settled } = contradiction
  if (!settled) return null
  const compared = consignment.compared.find((field) => field.code === code)
  return (
    <>
      <div className="flex gap-2">
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{label}</span>{' '}
          <span className="tabular-nums">{formatCompared(settled.value)}</span>{' '}
          <span className="text-sm text-ink-muted">
            {words.settledBy(settled.author.name)} <Time at={settled.at} />
          </span>
        </p>
      </div>
      {compared?.values.map(
        ({ documentId, documentName, path }) =>
          path !== null && (
            <Asked key={documentId} documentId={documentId} documentName={documentName} path={path} />
          ),
      )}
    </>
  )
}

/** About all values of the field: of several UN numbers each has a place of its own. */
function Asked(about: { documentId: string; documentName: string; path: string }) {
  const questions = Object.entries(useRememberQuestions(about.documentId))
  return questions
    .filter(([path]) => withoutIndexes(path) === withoutIndexes(about.path))
    .map(([path, asked]) => <RememberPlace key={path} {...about} path={path} asked={asked} />)
}

/** All values are correct, for a reason. */
export function AcceptedContradiction({ contradiction, consignment }: SettledContradictionProps) {
  const { code, label, values, accepted } = contradiction
  const change = useConsignmentChange(consignment.id)
  if (!accepted) return null
  const maySettle = consignment.can.includes('settle')
  const revoke = () =>
    change.mutate({
      send: () =>
        call('DELETE /api/consignments/{id}/contradictions/{code}/accept', {
          path: { id: consignment.id, code },
        }),
      done: { title: words.revoked.title, description: words.revoked.description(label) },
    })
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-56 gap-2">
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
        <div className="min-w-0 wrap-anywhere">
          <p>
            <span className="font-medium">{label}</span>{' '}
            <span className="tabular-nums">
              {values.map(({ value }) => formatCompared(value)).join(' · ')}
            </span>
          </p>
          <p>{accepted.reason}</p>
          <p className="text-sm text-ink-muted">
            {words.acceptedBy(accepted.author.name, values.length)} <Time at={accepted.at} />
          </p>
        </div>
      </div>
      <Button
        variant="outline"
        size="xs"
        aria-label={words.revokeOf(label)}
        disabled={!maySettle || change.isPending}
        title={maySettle ? undefined : words.mayNot}
        onClick={revoke}
      >
        {words.revoke}
      </Button>
    </div>
  )
}
