import { useMutation } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { download } from '../../api/download.ts'
import { type Query, withQuery } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { zone } from '../../api/time-zone.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { RadioChoice } from '../../ui/radio-choice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { reportWords as words } from '../../words/dashboard.ts'
import { OWN } from './own-period.ts'

const check = async () => (await import('./checks.ts')).reportForm
const PERIODS = [
  ...([7, 30, 90, 365] as const).map((days) => ({ value: String(days), label: words.days[days] })),
  { value: OWN, label: words.own },
]

export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const { register, control, handleSubmit, formState } = useContractForm(check, {
    period: '30',
    from: '',
    to: '',
  })
  const { value: period, onChange: setPeriod } = useController({ control, name: 'period' }).field
  const report = useMutation({
    mutationFn: (asked: Query) => download(withQuery('/api/dashboard/report', { ...asked, zone })),
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
  const submit = handleSubmit(({ period, from, to }) => {
    if (!report.isPending) report.mutate(period === OWN ? { from, to } : { days: period })
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.description}
      startAt="input:checked"
    >
      <form onSubmit={submit} className="grid auto-rows-max gap-4 overflow-y-auto p-5" noValidate>
        <RadioChoice label={words.period} options={PERIODS} value={period} onChange={setPeriod} />
        {period === OWN && (
          <div className="grid max-w-sm grid-cols-2 gap-3">
            <Field label={words.from} message={formState.errors.from?.message}>
              {(field) => <Input {...field} {...register('from')} type="date" />}
            </Field>
            <Field label={words.to}>
              {(field) => <Input {...field} {...register('to', { deps: ['from'] })} type="date" />}
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
