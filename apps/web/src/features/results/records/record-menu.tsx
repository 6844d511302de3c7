import type { ResultRecord } from '@efti-hub/contract'
import { Eye, FileCode2, FileDown, FileText, MoreHorizontal } from 'lucide-react'
import { download } from '../../../api/download.ts'
import { serverMessage } from '../../../api/request.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../../../ui/menu.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { recordsWords as words } from '../../../words/results.ts'

interface RecordMenuProps {
  record: ResultRecord
  onDetails: (id: string) => void
}

export function RecordMenu({
  record: { id, documentName, processedAt, status },
  onDetails,
}: RecordMenuProps) {
  const save = (path: string) => {
    download(path).catch((error: unknown) =>
      showToast({
        title: words.downloadFailed,
        description: serverMessage(error) ?? words.notDownloaded,
        variant: 'destructive',
      }),
    )
  }
  const reason = processedAt === null || status === 'failed' ? words.notRead : undefined
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="iconSmall"
          className="relative z-10"
          aria-label={words.menu(documentName)}
        >
          <MoreHorizontal aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => onDetails(id)}>
        <Eye aria-hidden />
        {words.viewDetails}
      </MenuItem>
      <MenuGroup label={words.download}>
        <MenuItem onSelect={() => save(`/api/documents/${id}/file`)}>
          <FileDown aria-hidden />
          {words.downloads.original}
        </MenuItem>
        <MenuItem reason={reason} onSelect={() => save(`/api/documents/${id}/export?format=report-pdf`)}>
          <FileText aria-hidden />
          {words.downloads.report}
        </MenuItem>
        <MenuItem reason={reason} onSelect={() => save(`/api/documents/${id}/export?format=efti-xml`)}>
          <FileCode2 aria-hidden />
          {words.downloads.xml}
        </MenuItem>
      </MenuGroup>
    </Menu>
  )
}
