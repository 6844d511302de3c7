import { ExternalLink } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { identityWords as words } from '../../words/identity.ts'

interface ProviderLinkProps {
  name: string
  waiting: boolean
  onLeave: () => void
}

/** In a window of its own: what was being done here stays as it is. */
export function ProviderLink({ name, waiting, onLeave }: ProviderLinkProps) {
  return (
    <div className="grid gap-2">
      <Button asChild variant="outline">
        <a href="/api/login?confirm=true" target="_blank" rel="noreferrer" onClick={onLeave}>
          <ExternalLink aria-hidden />
          {words.withProvider(name)}
        </a>
      </Button>
      {waiting && (
        <p role="status" className="text-sm text-ink-muted">
          {words.waiting}
        </p>
      )}
    </div>
  )
}
