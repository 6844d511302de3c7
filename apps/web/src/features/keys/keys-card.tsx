import { type ApiKey, ROLE_LABELS } from '@efti-hub/contract'
import { ExternalLink, KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { Time } from '../../ui/time.tsx'
import { keysWords as words } from '../../words/keys.ts'
import { AddKeyDialog } from './add-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { RotateKeyDialog } from './rotate-key-dialog.tsx'
import { useKeys } from './use-keys.ts'

type Asked = { what: 'add' } | { what: 'rotate' | 'revoke'; key: ApiKey }

/** Keys masked; a secret is shown once, in the dialog that made it. */
export function KeysCard() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const query = useKeys()
  const mayChange = query.data?.mayChange ?? false
  const close = () => setAsked(null)
  return (
    <QueryCard
      title={words.title}
      description={words.description}
      query={query}
      action={
        <Button variant="outline" size="sm" disabled={!mayChange} onClick={() => setAsked({ what: 'add' })}>
          <Plus aria-hidden />
          {words.add}
        </Button>
      }
    >
      {({ items }) => (
        <>
          {items.length === 0 && <p className="text-ink-muted">{words.none}</p>}
          <ul aria-label={words.list} className="divide-y divide-line">
            {items.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                mayChange={mayChange}
                onRotate={() => setAsked({ what: 'rotate', key })}
                onRevoke={() => setAsked({ what: 'revoke', key })}
              />
            ))}
          </ul>
          <p className="mt-3">
            <a
              href="/api/docs"
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1 text-brand underline underline-offset-4"
            >
              {words.docs}
              <ExternalLink className="size-3.5" aria-hidden />
            </a>
          </p>
          {!mayChange && <p className="mt-3 text-sm text-ink-muted">{words.onlyManagers}</p>}
          {asked?.what === 'add' && <AddKeyDialog onClose={close} />}
          {asked?.what === 'rotate' && <RotateKeyDialog apiKey={asked.key} onClose={close} />}
          {asked?.what === 'revoke' && <RevokeKeyDialog apiKey={asked.key} onClose={close} />}
        </>
      )}
    </QueryCard>
  )
}

interface KeyRowProps {
  apiKey: ApiKey
  mayChange: boolean
  onRotate: () => void
  onRevoke: () => void
}

function KeyRow({ apiKey, mayChange, onRotate, onRevoke }: KeyRowProps) {
  const { name, role, hint, revealedAt, lastUsedAt, lastUsedFrom, expiresAt, expired } = apiKey
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <KeyRound className="size-4 text-ink-muted" aria-hidden />
          <span>{name}</span>
          <Badge variant={expired ? 'destructive' : 'success'}>
            {expired ? words.expired : words.active}
          </Badge>
        </p>
        <p className="mt-1 text-sm text-ink-muted">
          <code className="font-mono">
            <span aria-hidden>{words.masked(hint)}</span>
            <span className="sr-only">{words.maskedLabel(hint)}</span>
          </code>{' '}
          · {ROLE_LABELS[role]} ·{' '}
          {lastUsedAt ? (
            <>
              {words.used} <Time at={lastUsedAt} />
              {lastUsedFrom && ` ${words.usedFrom} ${lastUsedFrom}`}
            </>
          ) : (
            (revealedAt && words.neverUsed) || words.neverRevealed
          )}
          {expiresAt && !expired && (
            <>
              {' '}
              · {words.expires} <Time at={expiresAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={!mayChange || expired}
          aria-label={words.generateOf(name)}
          onClick={onRotate}
        >
          {words.generate}
        </Button>
        <Button variant="outline" disabled={!mayChange} aria-label={words.revokeOf(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </div>
    </li>
  )
}
