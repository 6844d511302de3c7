import type { Member } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { namesOfPeople } from '../names-of-people.ts'
import { may } from '../policy.ts'
import { aiSwitches } from './ai-switches.ts'
import { requiresTwoFactor } from './two-factor-requirement.ts'

export async function presentSecurity(services: Services, member: Member) {
  const { requireTwoFactor, ...switches } = await services.database.inTenant(member, async (db) => ({
    ...(await aiSwitches(db)),
    requireTwoFactor: await requiresTwoFactor(db),
  }))
  const {
    aiValidation,
    sendContent,
    redactContent,
    askAboutAll,
    sendPictures,
    sendContentBy: by,
    sendContentAt: at,
  } = switches
  const names = await namesOfPeople(services, by ? [by] : [])
  return {
    aiValidation,
    sendContent,
    sendContentBy: by ? (names.get(by) ?? 'Unknown User') : null,
    sendContentAt: at?.toISOString() ?? null,
    redactContent,
    askAboutAll,
    sendPictures,
    provider: services.aiProvider?.name ?? null,
    takesPictures: services.aiProvider?.takesPictures ?? false,
    requireTwoFactor,
    mayChange: may(member, 'manage'),
  }
}
