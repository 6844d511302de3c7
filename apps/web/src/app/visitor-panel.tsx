import { FileSearch, Fingerprint, Scale } from 'lucide-react'
import { accountWords } from '../words/accounts.ts'

const ICONS = [FileSearch, Scale, Fingerprint]

/** What the product does, beside the form where it fits. */
export function VisitorPanel() {
  const { title, points } = accountWords.promise
  return (
    <aside className="hidden items-center border-l border-line bg-canvas px-16 lg:flex">
      <div className="max-w-md">
        <p className="text-xl font-semibold tracking-tight text-balance">{title}</p>
        <ul className="mt-8 grid gap-6">
          {points.map((point, index) => {
            const Icon = ICONS[index] ?? FileSearch
            return (
              <li key={point} className="flex items-start gap-4">
                <span className="grid size-9 shrink-0 place-items-center rounded-md border border-line bg-surface">
                  <Icon className="size-4 text-brand" aria-hidden />
                </span>
                <span className="pt-2 text-ink-muted">{point}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </aside>
  )
}
