import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { common } from '../../words/common.ts'
import { notFoundWords as words } from '../../words/not-found.ts'

export function NotFoundScreen() {
  return (
    <div className="flex flex-col items-center px-4 py-20 text-center">
      <title>{common.page(words.title)}</title>
      <span className="grid size-11 place-items-center rounded-lg border border-line bg-surface">
        <Compass className="size-5 text-ink-muted" aria-hidden />
      </span>
      <h1 className="mt-5 text-2xl font-semibold tracking-tight">{words.title}</h1>
      <p className="mt-2 max-w-sm text-ink-muted">{words.description}</p>
      <Button asChild className="mt-6">
        <Link to="/">{words.link}</Link>
      </Button>
    </div>
  )
}
