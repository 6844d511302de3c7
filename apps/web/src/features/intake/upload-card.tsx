import { lazy, Suspense } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { intakeWords as words } from '../../words/intake.ts'

const Uploader = lazy(() => import('./uploader.tsx'))

/** The uploader is the heaviest thing on the screen, so it comes after the rest of it. */
export function UploadCard({ tenantId }: { tenantId: string | null }) {
  return (
    <Card aria-labelledby="document-upload">
      <CardHeader title={words.card} titleId="document-upload" description={words.cardDescription} />
      <div className="grid gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
        <Suspense fallback={<UploaderLoading />}>
          <Uploader tenantId={tenantId} />
        </Suspense>
        {tenantId === null && <p className="text-sm text-ink-muted">{words.noTenant}</p>}
      </div>
    </Card>
  )
}

function UploaderLoading() {
  return (
    <div role="status" aria-label={common.loading}>
      <Skeleton shape="card" className="h-58" />
    </div>
  )
}
