import { Leaf } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { sustainabilityWords as words } from '../../words/sustainability.ts'
import { CertificationsCard } from './certifications/certifications-card.tsx'
import { FootprintCard } from './footprint-card.tsx'
import { GoalsCard } from './goals/goals-card.tsx'
import { ImpactCard } from './impact-card.tsx'
import { EmissionCards } from './metric-cards.tsx'
import { MissingCard } from './missing-card.tsx'
import { QuestionsCard } from './places/questions-card.tsx'
import type { ListOf, SustainabilityFilters } from './sustainability-filters.ts'
import type { useSustainability } from './use-sustainability.ts'

const AnswersDialog = lazy(() => import('./places/answers-dialog.tsx'))
const FiguresPanel = lazy(() => import('./calculation/figures-panel.tsx'))

interface SustainabilityOverviewProps {
  query: ReturnType<typeof useSustainability>
  filters: SustainabilityFilters
  onChange: (change: Partial<SustainabilityFilters>) => void
  /** The way to a first document. */
  start: ReactNode
}

export function SustainabilityOverview({ query, filters, onChange, start }: SustainabilityOverviewProps) {
  const { data, isError, refetch } = query
  if (isError && !data) {
    return (
      <Notice
        tone="error"
        title={words.failed}
        action={
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {words.failedHint}
      </Notice>
    )
  }
  const openList = (list: ListOf, key?: string) => onChange({ list, key })
  const isOpen = filters.list !== undefined || filters.figure !== undefined
  return (
    <div className="grid gap-5">
      <Notice tone="info" title={words.notCertified}>
        {words.notCertifiedHint}
      </Notice>
      <EmissionCards answer={data} onOpen={() => onChange({ list: 'all' })} />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {data && data.waiting > 0 ? words.waiting(data.waiting) : ''}
      </p>
      {!data && (
        <div role="status" aria-label={words.loading}>
          <Skeleton shape="card" className="h-96" />
        </div>
      )}
      {data && (
        <>
          <QuestionsCard
            questions={data.questions}
            answers={data.answers}
            mayAnswer={data.can.includes('answer-places')}
            onAnswers={() => onChange({ dialog: 'answers' })}
          />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <div className="grid min-w-0 gap-5">
              {data.figures.consignments === 0 && data.waiting === 0 ? (
                <Card>
                  <EmptyState icon={Leaf} title={words.empty} description={words.emptyHint} action={start} />
                </Card>
              ) : (
                <FootprintCard
                  answer={data}
                  by={filters.by ?? 'mode'}
                  onBy={(by) => onChange({ by })}
                  onOpen={(list, key) => onChange({ list, key })}
                />
              )}
              {data.figures.consignments > 0 && (
                <MissingCard missing={data.missing} onOpen={(key) => onChange({ list: 'reason', key })} />
              )}
            </div>
            <div className="grid min-w-0 gap-5">
              <ImpactCard figures={data.figures} onOpen={openList} />
              <GoalsCard goals={data.goals} year={data.year} onOpen={openList} />
              <CertificationsCard certifications={data.certifications} />
            </div>
          </div>
        </>
      )}
      <Suspense>
        {data && isOpen && <FiguresPanel year={data.year} filters={filters} onChange={onChange} />}
        {data && filters.dialog === 'answers' && (
          <AnswersDialog
            onClose={() => onChange({ dialog: undefined })}
            mayTakeBack={data.can.includes('answer-places')}
          />
        )}
      </Suspense>
    </div>
  )
}
