import type { DocumentDetail } from '@efti-hub/contract'
import { useState } from 'react'
import { MoreMenu } from '../../features/documents/more-menu.tsx'
import { OpenedSplit, whyNotSplit } from '../../features/splitting/opened-split.tsx'
import { splittingWords } from '../../words/splitting.ts'

interface MoreActionsProps {
  document: DocumentDetail
  me: string | null
  mayChange: boolean
}

/** The menu of a document; its pages are split from it. */
export function MoreActions({ document, me, mayChange }: MoreActionsProps) {
  const [splits, setSplits] = useState(false)
  const isSplittable = document.split && document.kind !== null
  return (
    <>
      <MoreMenu
        document={document}
        me={me}
        mayChange={mayChange}
        splitting={
          isSplittable
            ? {
                label: splittingWords.open,
                reason: whyNotSplit(document),
                onOpen: () => setSplits(true),
              }
            : undefined
        }
      />
      {splits && <OpenedSplit document={document} onClose={() => setSplits(false)} />}
    </>
  )
}
