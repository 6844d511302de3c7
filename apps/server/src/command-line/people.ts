import { resetPassword, setPlatformAdministrator } from '../accounts/administer.ts'
import { ASKED_WRONGLY, DONE, NOT_DONE, type Tools, type Verb } from './verb.ts'

const administrator =
  (wanted: boolean, changed: string, already: string): Verb =>
  async ({ database, say }, [email]) => {
    if (!email) return missing(say)
    const did = await setPlatformAdministrator(database, email, wanted)
    if (did === null) return unknown(say, email)
    say(`${email} ${did ? changed : already}.`)
    return DONE
  }

export const grant = administrator(true, 'is a platform administrator now', 'is one already')
export const revoke = administrator(false, 'is no platform administrator any more', 'is none')

export const reset: Verb = async ({ database, config, now, say }, [email]) => {
  if (!email) return missing(say)
  const token = await resetPassword(database, email, now())
  if (token === null) return unknown(say, email)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  say(`${origin}/login?reset=${token}`)
  say('The link is good once, for a day. Give it to the person and to nobody else.')
  return DONE
}

function missing(say: Tools['say']): number {
  say('Whose? Give the e-mail address of the account.')
  return ASKED_WRONGLY
}

function unknown(say: Tools['say'], email: string): number {
  say(`There is no account ${email}.`)
  return NOT_DONE
}
