import { SEVERITIES, type Severity } from '@efti-hub/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { withQuery } from '../../api/keys.ts'
import { confirmThenSave } from '../../api/save-confirmed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioChoice } from '../../ui/radio-choice.tsx'
import { severityChoices, exportWords as words } from '../../words/dashboard.ts'

type Format = keyof typeof words.formats

const FORMATS = (['csv', 'xlsx'] as const).map((value) => ({ value, label: words.formats[value] }))
const EVERY = 'every'
const SEVERITY_CHOICES: { value: Severity | typeof EVERY; label: string }[] = [
  { value: EVERY, label: words.every },
  ...SEVERITIES.map((value) => ({ value, label: severityChoices[value] })),
]

interface ExportDialogProps {
  openViolations: number | null
  onClose: () => void
}

/** A link and not a call: the browser writes to disk what is streamed, however long the list is. */
export default function ExportDialog({ openViolations, onClose }: ExportDialogProps) {
  const [which, setWhich] = useState<'open' | 'all'>('open')
  const [severity, setSeverity] = useState<Severity | typeof EVERY>(EVERY)
  const [format, setFormat] = useState<Format>('xlsx')
  const address = withQuery('/api/violations/export', {
    format,
    status: which === 'open' ? 'open' : '',
    severity: severity === EVERY ? '' : severity,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.description}
      startAt="input:checked"
    >
      <div className="grid gap-4 overflow-y-auto p-5">
        <RadioChoice
          label={words.which}
          options={[
            { value: 'open', label: words.open(openViolations) },
            { value: 'all', label: words.all },
          ]}
          value={which}
          onChange={setWhich}
        />
        <RadioChoice
          label={words.severity}
          options={SEVERITY_CHOICES}
          value={severity}
          onChange={setSeverity}
        />
        <RadioChoice label={words.format} options={FORMATS} value={format} onChange={setFormat} />
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
          <Button asChild>
            <a
              href={address}
              download
              onClick={(event) => {
                confirmThenSave(event)
                setTimeout(onClose)
              }}
            >
              <Download aria-hidden />
              {words.download}
            </a>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
