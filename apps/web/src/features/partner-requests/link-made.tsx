import type { PartnerRequestMade } from '@efti-hub/contract'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'

interface LinkMadeProps {
  made: PartnerRequestMade
  onClose: () => void
}

/** The link, this once: only its hash is kept. */
export function LinkMade({ made: { request, link, mailed }, onClose }: LinkMadeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 overflow-y-auto p-5 focus:outline-none">
      <Notice
        tone="success"
        title={mailed ? words.made.mailed(request.email) : words.made.title(request.partner)}
      >
        {mailed ? words.made.once : `${words.made.copy} ${words.made.once}`}
      </Notice>
      <CopyField label={words.link} value={link} />
      {!mailed && <CopyField label={words.messageWithLink} value={`${request.message}\n\n${link}`} />}
      <div className="flex justify-end">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  )
}
