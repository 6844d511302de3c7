import '@uppy/core/css/style.min.css'
import '@uppy/dashboard/css/style.min.css'
import './uploader.css'
import Dashboard from '@uppy/react/dashboard'
import { useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { useTheme } from '../../ui/theme.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { dashboardStrings } from './create-uppy.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { PictureNotice } from './picture-notice.tsx'
import { useListRole } from './use-list-role.ts'
import { useUpload } from './use-upload.ts'

export default function Uploader({ tenantId }: { tenantId: string | null }) {
  const { uppy, reason, document, picture } = useUpload(tenantId)
  const theme = useTheme()
  const area = useRef<HTMLDivElement>(null)
  useListRole(area)
  return (
    <div ref={area} className="grid gap-4">
      <Dashboard
        uppy={uppy}
        theme={theme}
        width="100%"
        height={232}
        thumbnailWidth={200}
        note={words.hint}
        locale={dashboardStrings}
        disabled={tenantId === null}
        proudlyDisplayPoweredByUppy={false}
        className="uploader"
      />
      {reason && (
        <Notice tone="error" title={words.reason}>
          {reason}
        </Notice>
      )}
      {picture && <PictureNotice />}
      {document?.duplicateOf && <DuplicateNotice original={document.duplicateOf} />}
    </div>
  )
}
