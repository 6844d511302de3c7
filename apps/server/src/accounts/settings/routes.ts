import {
  notificationChange,
  notificationSettings,
  profileChange,
  profileSettings,
  securityChange,
  securitySettings,
} from '@efti-hub/contract'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { namesOfPeople } from '../names-of-people.ts'
import { personIn } from '../person-in.ts'
import { may, requireMay } from '../policy.ts'
import { aiSwitches, changeAiSwitches } from './ai-switches.ts'
import { changeProfile, readProfile } from './change-profile.ts'
import { preferencesOf, savePreferences } from './notification-preferences.ts'
import { changeRequirement, requiresTwoFactor } from './two-factor-requirement.ts'
import { whatChanged } from './what-changed.ts'

const TAGS = ['Settings']

export function settingsRoutes(app: App, services: Services): void {
  app.get(
    '/api/settings/profile',
    { schema: { tags: TAGS, summary: 'Who is signed in', response: { 200: profileSettings } } },
    async (request) => readProfile(services, personIn(request)),
  )

  app.patch(
    '/api/settings/profile',
    {
      schema: {
        tags: TAGS,
        summary: 'Changes one’s own name; the e-mail never changes',
        body: profileChange,
        response: { 200: profileSettings },
      },
    },
    async (request) => {
      const caller = personIn(request)
      await changeProfile(services, caller, request.body)
      return readProfile(services, caller)
    },
  )

  const mail = mailIsOn(services) ? ('on' as const) : ('off' as const)
  app.get(
    '/api/settings/notifications',
    {
      schema: {
        tags: TAGS,
        summary: 'What one wants to be told of by e-mail in the active tenant',
        response: { 200: notificationSettings },
      },
    },
    async (request) => {
      personIn(request)
      const member = memberOf(request)
      const preferences = await services.database.inTenant(member, (db) => preferencesOf(db, member.userId))
      return { ...preferences, mail }
    },
  )

  app.patch(
    '/api/settings/notifications',
    {
      schema: {
        tags: TAGS,
        summary: 'Changes what one wants to be told of',
        body: notificationChange,
        response: { 200: notificationSettings },
      },
    },
    async (request) => {
      const { name } = personIn(request)
      const member = memberOf(request)
      return services.database.inTenant(member, async (db) => {
        const before = await preferencesOf(db, member.userId)
        const after = { ...before, ...request.body }
        const changed = whatChanged(before, after)
        if (changed) {
          await savePreferences(db, member.userId, after)
          await recordAct(db, {
            action: 'notifications-changed',
            resourceType: 'member',
            resourceId: member.userId,
            resourceName: name,
            oldValue: changed.oldValue,
            newValue: changed.newValue,
          })
        }
        return { ...after, mail }
      })
    },
  )

  app.get(
    '/api/settings/security',
    {
      schema: {
        tags: TAGS,
        summary: 'What the active tenant lets AI do, and whether it requires two-factor authentication',
        response: { 200: securitySettings },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return presentSecurity(services, member)
    },
  )

  app.patch(
    '/api/settings/security',
    {
      schema: {
        tags: TAGS,
        summary:
          'Switches AI-powered validation, the consent to send document content, and whether members need a second factor',
        body: securityChange,
        response: { 200: securitySettings },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const { requireTwoFactor, ...switches } = request.body
      if (requireTwoFactor !== undefined || switches.sendContent) requireConfirmed(services, request)
      await services.database.inTenant(member, async (db) => {
        await changeAiSwitches(db, member.userId, switches, services.clock.now())
        if (requireTwoFactor !== undefined) await changeRequirement(db, requireTwoFactor)
      })
      return presentSecurity(services, member)
    },
  )
}

async function presentSecurity(services: Services, member: Member) {
  const { requireTwoFactor, ...switches } = await services.database.inTenant(member, async (db) => ({
    ...(await aiSwitches(db)),
    requireTwoFactor: await requiresTwoFactor(db),
  }))
  const { aiValidation, sendContent, sendContentBy: by, sendContentAt: at } = switches
  const names = await namesOfPeople(services, by ? [by] : [])
  return {
    aiValidation,
    sendContent,
    sendContentBy: by ? (names.get(by) ?? 'Unknown User') : null,
    sendContentAt: at?.toISOString() ?? null,
    requireTwoFactor,
    mayChange: may(member, 'manage'),
  }
}
