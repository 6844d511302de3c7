import {
  deleteOnRequest,
  endSessions,
  findAccount,
  issueReset,
  setPlatformAdministrator,
} from '../accounts/administer.ts'
import { Refusal } from '../platform/refusal.ts'
import { ASKED_WRONGLY, DONE, NOT_DONE, type Tools, type Verb } from './verb.ts'

const administrator =
  (wanted: boolean, changed: string, already: string): Verb =>
  async ({ database, print }, [email]) => {
    if (!email) return missing(print)
    const did = await setPlatformAdministrator(database, email, wanted)
    if (did === null) return unknown(print, email)
    print(`${email} ${did ? changed : already}.`)
    return DONE
  }

export const grant = administrator(true, 'is a platform administrator now', 'is one already')
export const revoke = administrator(false, 'is no platform administrator any more', 'is none')

export const reset: Verb = async ({ database, config, now, print }, [email]) => {
  if (!email) return missing(print)
  const token = await issueReset(database, email, now())
  if (token === null) return unknown(print, email)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  print(`${origin}/login?reset=${token}`)
  print('The link is good once, for a day. Give it to the person and to nobody else.')
  return DONE
}

export const endAllSessions: Verb = async ({ database, print }, [email]) => {
  if (!email) return missing(print)
  const ended = await endSessions(database, email)
  if (ended === null) return unknown(print, email)
  print(`${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email} ended.`)
  return DONE
}

const SUCCESSOR = '--successor'
const CLOSE = '--close'

/** On a request by letter: the requester was identified by the operator. */
export const deletePerson: Verb = async ({ database, now, print }, [email, ...options]) => {
  if (!email) return missing(print)
  const at = options.indexOf(SUCCESSOR)
  const successorEmail = at < 0 ? undefined : options[at + 1]
  const known = new Set([SUCCESSOR, successorEmail, CLOSE])
  if ((at >= 0 && !successorEmail) || options.some((option) => !known.has(option))) {
    print(`Only ${SUCCESSOR} <email> and ${CLOSE} can follow the email address.`)
    return ASKED_WRONGLY
  }
  const account = await findAccount(database, email)
  if (!account) return unknown(print, email)
  const successor = successorEmail ? await findAccount(database, successorEmail) : undefined
  if (successor === null) return unknown(print, successorEmail ?? '')
  try {
    const outcomes = await deleteOnRequest(database, account, {
      now: now(),
      successorId: successor?.userId,
      mayClose: options.includes(CLOSE),
    })
    print(`The account ${account.email} is deleted.`)
    for (const { name, tenantId } of outcomes.filter(({ outcome }) => outcome === 'close'))
      print(
        `${name} (${tenantId}) has no member any more and is closed: suspended, its keys and invitations revoked.`,
      )
    return DONE
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    print(`${error.message} Nothing was changed.`)
    print(
      error.code === 'last_manager'
        ? `With ${SUCCESSOR} <email> another member becomes Compliance Manager.`
        : `With ${CLOSE} the organisation is closed.`,
    )
    return NOT_DONE
  }
}

function missing(print: Tools['print']): number {
  print('Whose? Give the email address of the account.')
  return ASKED_WRONGLY
}

function unknown(print: Tools['print'], email: string): number {
  print(`There is no account ${email}.`)
  return NOT_DONE
}
