import { Download, RefreshCw } from 'lucide-react'
import { serverMessage } from '../../api/request.ts'
import { confirmThenSave } from '../../api/save-confirmed.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Time } from '../../ui/time.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { adminWords as words } from '../../words/admin.ts'
import { useMetrics } from './use-metrics.ts'

/** When the figures are of, and the buttons of the screen. */
export function AdminActions() {
  const { data, isFetching, refetch } = useMetrics()
  const refresh = async () => {
    const { error } = await refetch()
    if (error) {
      showToast({
        title: words.failed,
        description: serverMessage(error) ?? undefined,
        variant: 'destructive',
      })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-1 text-sm text-ink-muted max-sm:basis-full">
        {data && (
          <>
            {words.measured} <Time at={data.measuredAt} />
          </>
        )}
      </p>
      <Button variant="outline" disabled={isFetching} onClick={() => void refresh()}>
        <RefreshCw aria-hidden className={cn(isFetching && 'animate-spin')} />
        {isFetching && data ? words.refreshing : words.refresh}
      </Button>
      <Button asChild variant="outline">
        <a href="/api/admin/metrics/export" download onClick={confirmThenSave}>
          <Download aria-hidden />
          {words.export}
        </a>
      </Button>
    </div>
  )
}
