import type { RegistrationRule } from '@efti-hub/contract'
import { Notice } from '../../ui/notice.tsx'
import { registrationWords as words } from '../../words/accounts.ts'

/** Why not everybody can register; nothing where everybody can. */
export function RegistrationNotice({ rule }: { rule: RegistrationRule }) {
  if (rule.mode === 'open') return null
  const text = rule.mode === 'invited' ? words.invited.description : words.domains.description(rule.domains)
  return (
    <Notice tone="info" title={words[rule.mode].title} className="mb-5">
      {text}
    </Notice>
  )
}
