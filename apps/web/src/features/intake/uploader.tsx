import '@uppy/core/css/style.min.css'
import '@uppy/dashboard/css/style.min.css'
import './uploader.css'
import Dashboard from '@uppy/react/dashboard'
import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { useTheme } from '../../ui/theme.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { outcomeWords } from '../../words/upload-outcome.ts'
import { dashboardStrings } from './create-uppy.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { PictureNotice } from './picture-notice.tsx'
import { useListRole } from './use-list-role.ts'
import { useUpload } from './use-upload.ts'

export { addFiles } from './use-upload.ts'

interface UploaderProps {
  tenantId: string | null
  /** It takes the place of something that had the focus. */
  focus: boolean
}

export function Uploader({ tenantId, focus }: UploaderProps) {
  const { uppy, reason, document, picture } = useUpload(tenantId)
  const uploaded = document?.id
  const theme = useTheme()
  const area = useRef<HTMLDivElement>(null)
  useListRole(area)
  useEffect(() => {
    if (focus) area.current?.querySelector<HTMLElement>('[data-uppy-super-focusable=true]')?.focus()
  }, [focus])
  useEffect(() => {
    if (!uploaded || !focus) return
    // The file in the list had the focus; Uppy takes the list away after this.
    const timer = setTimeout(() => {
      if (window.document.activeElement !== window.document.body) return
      area.current?.querySelector<HTMLElement>('.uppy-Dashboard-browse')?.focus()
    }, 500)
    return () => clearTimeout(timer)
  }, [uploaded, focus])
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
        <Notice tone="error" title={outcomeWords.reason}>
          {reason}
        </Notice>
      )}
      {picture && <PictureNotice />}
      {document?.duplicateOf && <DuplicateNotice original={document.duplicateOf} />}
    </div>
  )
}
