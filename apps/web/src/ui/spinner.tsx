import { LoaderCircle } from 'lucide-react'

export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" aria-label={label} className="inline-grid place-items-center">
      <LoaderCircle className="size-6 animate-spin text-brand" aria-hidden />
    </span>
  )
}
