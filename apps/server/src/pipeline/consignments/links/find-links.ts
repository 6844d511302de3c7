import { kindLabel } from '@efti-hub/contract'
import { compareDates } from '@efti-hub/efti/values'
import { isDistinctive } from './normalise-number.ts'
import type { Profile, StatedValue } from './profile.ts'
import type { ReferenceRole } from './references-of.ts'
import { isSameParty } from './same-party.ts'

/** A document as far as linking looks at it. */
export interface Linkable {
  documentId: string
  createdAt: Date
  profile: Profile
  references: ReadonlyMap<ReferenceRole, ReadonlySet<string>>
}

export interface DocumentLink {
  left: Linkable
  right: Linkable
  /** For each, without a full stop: 'same CMR consignment note number D-2026-118'. */
  reasons: readonly [left: string, right: string]
  /** The greater the surer. */
  strength: number
}

/** From here on one document states the other's number. */
const SURE = 80
const STRENGTHS = { own: 100, referenceTo: 90, transport: 70, notification: 65, container: 60, order: 50 }
/** Days between a container's documents, if a party agrees; without, it is one day. */
const CONTAINER_DAYS = 3

/** The surest reason why two documents are of one consignment; null if there is none. */
export function findLink(left: Linkable, right: Linkable): DocumentLink | null {
  if (left.profile.kind === 'other' || right.profile.kind === 'other') return null
  const reason =
    sameNumber(left, right) ??
    referenceTo(left, right) ??
    turned(referenceTo(right, left)) ??
    sameTransport(left, right) ??
    sameNotification(left, right) ??
    sameContainer(left, right) ??
    sameOrder(left, right)
  return reason && { left, right, ...reason }
}

export const isSure = ({ strength }: Pick<DocumentLink, 'strength'>) => strength >= SURE

/** Two contracts of carriage by one mode are two consignments, regardless of what else their documents share. */
export function areTwoContracts(
  { profile: left }: Pick<Linkable, 'profile'>,
  { profile: right }: Pick<Linkable, 'profile'>,
): boolean {
  return (
    left.family !== null &&
    left.family === right.family &&
    left.number !== null &&
    right.number !== null &&
    left.number.value !== right.number.value
  )
}

type Reason = Pick<DocumentLink, 'reasons' | 'strength'>

const both = (reason: string, strength: number): Reason => ({ reasons: [reason, reason], strength })

const turned = (reason: Reason | null): Reason | null =>
  reason && { ...reason, reasons: [reason.reasons[1], reason.reasons[0]] }

function sameNumber(left: Linkable, right: Linkable): Reason | null {
  const [number] = shared(left, right, 'own')
  const [one, other] = [left.profile, right.profile]
  const isSameForm = one.kind === other.kind || (one.family !== null && one.family === other.family)
  if (number === undefined || !isSameForm) return null
  const parties = agreement(left, right)
  // A seller counts from one every year, and so does every other seller.
  const isKnown = one.family
    ? isDistinctive(number) && parties.against < 2
    : isSame(one.consignor, other.consignor)
  if (!isKnown && parties.with < 2) return null
  return both(`same ${kindInSentence(one.kind)} number ${shownNumber(one)}`, STRENGTHS.own)
}

function referenceTo(namer: Linkable, owner: Linkable): Reason | null {
  const [number] = [...(owner.references.get('own') ?? [])].filter((value) => has(namer, 'named', value))
  if (number === undefined) return null
  const parties = agreement(namer, owner)
  const isContract = owner.profile.family !== null
  const isEnough = isContract && isDistinctive(number) && (/\D/.test(number) || number.length >= 8)
  if (parties.against === 2 || (isEnough ? false : parties.with < (isDistinctive(number) ? 1 : 2)))
    return null
  const printed = shownNumber(owner.profile)
  const reasons = [
    `refers to ${kindInSentence(owner.profile.kind)} ${printed}`,
    `number ${printed}, referenced in the ${kindInSentence(namer.profile.kind)}`,
  ] as const
  return { reasons, strength: STRENGTHS.referenceTo }
}

function sameTransport(left: Linkable, right: Linkable): Reason | null {
  const [number] = shared(left, right, 'transport')
  const parties = agreement(left, right)
  if (number === undefined || parties.against === 2 || parties.with < (isDistinctive(number) ? 1 : 2))
    return null
  return both(`same transport reference ${number}`, STRENGTHS.transport)
}

/** One notification covers many movements: they are distinguished by their days. */
function sameNotification(left: Linkable, right: Linkable): Reason | null {
  const [number] = shared(left, right, 'notification')
  if (number === undefined || agreement(left, right).with < 2 || (daysApart(left, right) ?? 0) > 0)
    return null
  return both(`same waste notification ${number}, same parties`, STRENGTHS.notification)
}

function sameContainer(left: Linkable, right: Linkable): Reason | null {
  const [number] = shared(left, right, 'container')
  const days = number === undefined ? null : daysApart(left, right)
  if (number === undefined || days === null || days > CONTAINER_DAYS) return null
  const parties = agreement(left, right)
  if (parties.against === 2 || (days > 0 && parties.with === 0)) return null
  const when = days === 0 ? 'same day' : `${days} ${days === 1 ? 'day' : 'days'} apart`
  return both(`same container ${number}, ${when}`, STRENGTHS.container)
}

function sameOrder(left: Linkable, right: Linkable): Reason | null {
  const [number] = shared(left, right, 'order')
  if (number === undefined || agreement(left, right).with < 2) return null
  return both(`same order number ${number}, same parties`, STRENGTHS.order)
}

function shared(left: Linkable, right: Linkable, role: ReferenceRole): string[] {
  return [...(left.references.get(role) ?? [])].filter((value) => has(right, role, value)).sort()
}

const has = ({ references }: Linkable, role: ReferenceRole, value: string) =>
  references.get(role)?.has(value) === true

const shownNumber = ({ number }: Profile) => number?.shown ?? ''

/** Of consignor and consignee, how many both name and agree on, and how many they do not agree on. */
function agreement({ profile: left }: Linkable, { profile: right }: Linkable) {
  const roles = [
    [left.consignor, right.consignor],
    [left.consignee, right.consignee],
  ] as const
  const known = roles.filter(([one, other]) => one && other)
  const agree = known.filter(([one, other]) => isSame(one, other)).length
  return { with: agree, against: known.length - agree }
}

function isSame(one: StatedValue<string> | null, other: StatedValue<string> | null): boolean {
  return one !== null && other !== null && isSameParty(one.value, other.value)
}

/** Between the nearest of their days; null where a document has none. */
export function daysApart({ profile: left }: Linkable, { profile: right }: Linkable): number | null {
  const apart = left.days.flatMap((one) =>
    right.days.flatMap((other) =>
      compareDates(one, other) === null ? [] : [Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000],
    ),
  )
  return apart.length > 0 ? Math.min(...apart) : null
}

/** 'delivery note', but 'CMR consignment note'. */
function kindInSentence(kind: Parameters<typeof kindLabel>[0]): string {
  const label = kindLabel(kind)
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
