import type { ConsignmentDetail, ExportFormat } from '@efti-hub/contract'
import { Download, FileCode2, FileText } from 'lucide-react'
import { download } from '../../api/download.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentDownloads as words } from '../../words/consignments.ts'

const DATA_FORMATS = ['efti-xml', 'efti-json', 'identifiers-xml'] as const

/** The whole consignment in every form in which it leaves. */
export function DownloadMenu({
  consignment: { id, contradictions },
}: {
  consignment: Pick<ConsignmentDetail, 'id' | 'contradictions'>
}) {
  const exportAs = (format: ExportFormat) => {
    download(`/api/consignments/${id}/export?format=${format}`).catch((error: unknown) =>
      showToast({
        title: words.failed.title,
        description: serverMessage(error) ?? words.failed.description,
        variant: 'destructive',
      }),
    )
  }
  const isOpen = contradictions.some(({ blocks, settled, accepted }) => blocks && !settled && !accepted)
  return (
    <Menu
      trigger={
        <Button variant="outline" size="sm">
          <Download aria-hidden />
          {words.download}
        </Button>
      }
    >
      <MenuItem onSelect={() => exportAs('report-pdf')}>
        <FileText aria-hidden />
        {words.report}
      </MenuItem>
      <MenuGroup label={words.dataSet}>
        {DATA_FORMATS.map((format) => (
          <MenuItem
            key={format}
            reason={isOpen ? words.contradictory : undefined}
            onSelect={() => exportAs(format)}
          >
            <FileCode2 aria-hidden />
            {words.formats[format]}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  )
}
