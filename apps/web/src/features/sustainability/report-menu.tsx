import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../api/download.ts'
import { withQuery } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { sustainabilityWords as words } from '../../words/sustainability.ts'

export function ReportMenu({ year }: { year: number }) {
  const [busy, setBusy] = useState(false)
  const make = async (format: 'pdf' | 'csv') => {
    setBusy(true)
    try {
      const path = withQuery('/api/sustainability/report', { year: String(year), format })
      showToast(words.reportDone(await download(path)))
    } catch (error) {
      const { title, description } = words.reportFailed
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      trigger={
        <Button variant="outline" size="sm" disabled={busy}>
          <FileDown aria-hidden />
          {words.generateReport}
        </Button>
      }
    >
      <MenuItem onSelect={() => void make('pdf')}>{words.reportPdf}</MenuItem>
      <MenuItem onSelect={() => void make('csv')}>{words.reportCsv}</MenuItem>
    </Menu>
  )
}
