import type { Violation, ViolationCan } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { CalendarClock, RotateCcw, ShieldOff, UserPlus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { acceptedRuleWords as ruleWords } from '../../words/accepted-rules.ts'
import { actWords as words } from '../../words/violation-acts.ts'
import { AcceptRuleButton } from './accepted-rules/accept-rule-button.tsx'
import { AskDialog, type AskedAct, type AskedChange } from './ask-dialog.tsx'
import { useViolationActs } from './use-violation-acts.ts'

interface ViolationActionsProps {
  violation: Pick<
    Violation,
    'id' | 'status' | 'owner' | 'fix' | 'fieldName' | 'code' | 'severity' | 'violationType' | 'waiver'
  >
  /** What the person's role allows. */
  can: readonly ViolationCan[]
  me: string | null
  /** Further things to do, after these. */
  children?: ReactNode
}

/** What a person can do about one violation; what their role may not is disabled with the reason. */
export function ViolationActions({ violation, can, me, children }: ViolationActionsProps) {
  const { id, status, code, severity, violationType, waiver, owner } = violation
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const acts = useViolationActs()
  const reasonId = useId()
  const mayWaive = can.includes('waive')
  const reason = can.length === 0 ? words.onlyReading : mayWaive ? null : words.onlyManager
  const ask = (what: AskedAct) =>
    setQuestion({ ask: what, target: { ids: [id] }, count: 1, owner: owner?.id ?? null })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {status === 'open' && (
        <Act label={words.waive} may={mayWaive} reasonId={reasonId} onAct={() => ask('waive')}>
          <ShieldOff aria-hidden />
        </Act>
      )}
      {status === 'open' && severity !== 'critical' && (
        <AcceptRuleButton rule={{ code, name: violationType }} may={mayWaive} reasonId={reasonId} size="xs" />
      )}
      {status === 'waived' && !waiver?.rule && (
        <Act
          label={words.reopen}
          may={mayWaive && !acts.isPending}
          reasonId={reasonId}
          onAct={() => acts.mutate({ target: { ids: [id] }, act: { act: 'reopen' } })}
        >
          <RotateCcw aria-hidden />
        </Act>
      )}
      {status !== 'resolved' && (
        <>
          <Act
            label={words.assign}
            may={can.includes('assign')}
            reasonId={reasonId}
            onAct={() => ask('assign')}
          >
            <UserPlus aria-hidden />
          </Act>
          <Act label={words.due} may={can.includes('due')} reasonId={reasonId} onAct={() => ask('due')}>
            <CalendarClock aria-hidden />
          </Act>
        </>
      )}
      {children}
      {status === 'waived' && waiver?.rule && (
        <p className="w-full text-sm text-ink-muted wrap-anywhere">
          {ruleWords.byRule} {ruleWords.because(waiver.reason)}{' '}
          <Link
            to="/settings"
            search={{ tab: 'tenant', part: 'accepted' }}
            className="text-brand underline underline-offset-4"
          >
            {ruleWords.seeRules}
          </Link>
        </p>
      )}
      {reason && status !== 'resolved' && (
        <p id={reasonId} className="w-full text-sm text-ink-muted">
          {reason}
        </p>
      )}
      <AskDialog question={question} me={me} onClose={() => setQuestion(null)} />
    </div>
  )
}

interface ActProps {
  label: string
  may: boolean
  reasonId: string
  onAct: () => void
  children: ReactNode
}

function Act({ label, may, reasonId, onAct, children }: ActProps) {
  return (
    <Button
      variant="outline"
      size="xs"
      disabled={!may}
      aria-describedby={may ? undefined : reasonId}
      onClick={onAct}
    >
      {children}
      {label}
    </Button>
  )
}
