import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { download } from '../../api/download.ts'
import { withQuery } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { zone } from '../../api/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { RadioChoice } from '../../ui/radio-choice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { reportWords as words } from '../../words/dashboard.ts'

const OWN = 'own'
const PERIODS = [
  ...([7, 30, 90, 365] as const).map((days) => ({ value: String(days), label: words.days[days] })),
  { value: OWN, label: words.own },
]

export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState('30')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [asked, setAsked] = useState(false)
  const wrong = period !== OWN ? null : from && to ? (from > to ? words.order : null) : words.missing
  const report = useMutation({
    mutationFn: () =>
      download(
        withQuery('/api/dashboard/report', period === OWN ? { from, to, zone } : { days: period, zone }),
      ),
    onSuccess: (name) => {
      showToast(words.done(name))
      onClose()
    },
    onError: (error) =>
      showToast({
        title: words.failed.title,
        description: serverMessage(error) ?? words.failed.description,
        variant: 'destructive',
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!wrong && !report.isPending) report.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.description}
      startAt="input:checked"
    >
      <form onSubmit={submit} className="grid gap-4 overflow-y-auto p-5" noValidate>
        <RadioChoice label={words.period} options={PERIODS} value={period} onChange={setPeriod} />
        {period === OWN && (
          <div className="grid max-w-sm grid-cols-2 gap-3">
            <Field label={words.from} message={asked && wrong ? wrong : undefined}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={from}
                  onChange={(event) => setFrom(event.target.value)}
                />
              )}
            </Field>
            <Field label={words.to}>
              {(control) => (
                <Input {...control} type="date" value={to} onChange={(event) => setTo(event.target.value)} />
              )}
            </Field>
          </div>
        )}
        <p className="text-sm text-ink-muted">{words.contents}</p>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={report.isPending}>
            {report.isPending ? words.making : words.make}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
