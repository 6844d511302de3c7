import { Download, ShieldAlert, ShieldCheck } from 'lucide-react'
import { serverMessage } from '../../api/request.ts'
import { saveConfirmed } from '../../api/save-confirmed.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { auditWords as words } from '../../words/audit.ts'
import { useVerification } from './use-audit.ts'

/** That nothing was altered later, on demand, and the proof of it to take away. */
export function ChainStrip() {
  const { mutate, isPending, data, error } = useVerification()
  const failed = data?.intact === false || error !== null
  const Icon = failed ? ShieldAlert : ShieldCheck
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <Icon
          className={cn('size-5 shrink-0', failed ? 'text-error' : data ? 'text-success' : 'text-ink-muted')}
          aria-hidden
        />
        <div role="status" className="min-w-0 flex-1">
          {error ? (
            <p className="font-medium text-error">{serverMessage(error) ?? words.verifyFailed}</p>
          ) : data?.broken ? (
            <>
              <p className="font-medium text-error">{words.broken(data.broken.seq)}</p>
              <p className="text-sm">{data.broken.why}</p>
            </>
          ) : data ? (
            <>
              <p className="font-medium text-success">{words.verified(data.events)}</p>
              {data.head && (
                <p className="truncate font-mono text-xs text-ink-muted" title={data.head.hash}>
                  {data.head.hash}
                </p>
              )}
            </>
          ) : (
            <p className="text-sm text-ink-muted">{words.chain}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={isPending} onClick={() => mutate()}>
          {isPending ? words.verifying : words.verify}
        </Button>
        <Button
          variant="outline"
          size="sm"
          title={words.proofHint}
          onClick={() => void saveConfirmed('/api/audit/proof')}
        >
          <Download aria-hidden />
          {words.proof}
        </Button>
      </div>
    </Card>
  )
}
