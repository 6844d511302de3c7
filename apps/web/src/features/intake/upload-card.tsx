import { ALLOWED_EXTENSIONS } from '@efti-hub/contract'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { intakeWords as words } from '../../words/intake.ts'
import { FileDrop } from './file-drop.tsx'
import { useUploader } from './use-uploader.ts'

export function UploadCard({ tenantId, mayUpload }: { tenantId: string | null; mayUpload: boolean }) {
  const area = useRef<HTMLDivElement>(null)
  const { part, focus, take, prepare } = useUploader(tenantId, area)
  return (
    <Card id="upload" aria-labelledby="document-upload">
      <CardHeader title={words.card} titleId="document-upload" description={words.cardDescription} />
      <div ref={area} className="grid gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
        {part && mayUpload ? (
          <part.Uploader tenantId={tenantId} focus={focus} />
        ) : (
          <FileDrop
            icon={FileUp}
            invitation={words.drop}
            browse={words.browse}
            hint={words.hint}
            accept={ALLOWED_EXTENSIONS}
            disabled={!mayUpload}
            className="h-58 justify-center"
            onFiles={(files) => void take(files)}
            onSoon={prepare}
          />
        )}
        {!mayUpload && (
          <p className="text-sm text-ink-muted">{tenantId ? words.forbidden : words.noTenant}</p>
        )}
      </div>
    </Card>
  )
}
