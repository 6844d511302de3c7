import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { chartWords as words } from '../../words/charts.ts'
import { Button } from '../button.tsx'
import { Card, CardHeader } from '../card.tsx'
import { Skeleton } from '../skeleton.tsx'

interface ChartCardProps {
  title: string
  hint?: string
  /** Shown instead of both as long as there is nothing to draw. */
  empty?: ReactNode
  loading: boolean
  /** The legend of the colours, above the chart. */
  legend?: ReactNode
  chart: ReactNode
  /** The same figures, and more of them. */
  table: ReactNode
  /** Below either of them. */
  children?: ReactNode
}

/** A chart, and at the press of a button the table of what it shows. */
export function ChartCard({ title, hint, empty, loading, legend, chart, table, children }: ChartCardProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const toggle = asTable ? words.showChart : words.showTable
  const holding = (
    <div role="status" aria-label={words.loading} className="min-h-52 space-y-3">
      {['w-4/5', 'w-3/5', 'w-2/5', 'w-1/3'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  )
  return (
    <Card aria-labelledby={id} className="relative">
      <CardHeader title={title} titleId={id} description={hint} />
      {!empty && !loading && (
        <Button
          variant="ghost"
          size="iconSmall"
          className="absolute top-3.5 right-3"
          aria-label={`${title}: ${toggle}`}
          aria-pressed={asTable}
          title={toggle}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
        </Button>
      )}
      <div className="px-4 pb-4 sm:px-5">
        {!asTable && legend}
        {loading ? (
          holding
        ) : empty ? (
          <p className="pb-2 text-ink-muted xl:flex xl:min-h-52 xl:items-center xl:justify-center">{empty}</p>
        ) : (
          <div className="xl:min-h-52">
            {asTable ? table : chart}
            {children}
          </div>
        )}
      </div>
    </Card>
  )
}
