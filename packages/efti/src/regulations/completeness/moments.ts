import type { Setting } from '../../rules/rule.ts'
import type { GivenValue, View } from '../../rules/view.ts'
import { compareDates, isCalendarDate } from '../../values/date-time.ts'

/** The date of taking over has come: both parties to it have signed by then. */
export function isTakenOver(view: View, setting: Setting): boolean {
  return hasCome(view.first('eFTI39'), setting)
}

/** The date of delivery is given and has come. */
export function isDelivered(view: View, setting: Setting): boolean {
  return hasCome(view.first('eFTI188'), setting)
}

/** The consignee has signed, so there was a delivery. */
export function isDeliverySigned(view: View): boolean {
  return view.first('eFTI84') !== undefined
}

/** A date of today without a time counts as come only when its day is over; in doubt nothing is demanded yet. */
export function hasCome(given: GivenValue | undefined, setting: Setting): boolean {
  const date = given?.value
  if (typeof date !== 'string' || !isCalendarDate(date)) return false
  return compareDates(date, toMinute(setting.asOf)) === -1
}

/** '2026-11-20T08:00:00.000Z' -> '2026-11-20T08:00+00:00'. */
function toMinute(moment: string): string {
  const parts = /^(.{10}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.exec(String(moment))
  return parts ? `${parts[1]}${parts[2] === 'Z' ? '+00:00' : parts[2]}` : String(moment)
}
