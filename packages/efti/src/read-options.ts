import { subsetById } from './dataset/subsets.ts'
import type { EvaluateOptions } from './evaluate.ts'
import type { Finding } from './rules/finding.ts'
import type { Setting } from './rules/rule.ts'
import { isCalendarDate } from './values/date-time.ts'

/** What rules go by, and of the options what could not be used, in sentences. */
export interface ReadOptions {
  setting: Setting
  structure: readonly Finding[] | undefined
  ignored: string[]
}

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Reads the options of a caller whose types no compiler has seen. Never throws. */
export function readOptions(options: EvaluateOptions): ReadOptions {
  const { subsets, addressReading, asOf, structure, answers, readFrom, unread, isRoadNote } = isObject(
    options,
  )
    ? options
    : {}
  const ignored: string[] = []
  const moment = momentOf(asOf)
  if (moment === null) ignored.push(noMoment(asOf))
  if (!Array.isArray(subsets))
    ignored.push('subsets is no list of ids; only what always applies was checked.')
  const asked = (Array.isArray(subsets) ? subsets : []).filter((id) => typeof id === 'string')
  for (const id of asked) if (!subsetById(id)) ignored.push(`No subset is called '${id.slice(0, 20)}'.`)
  if (addressReading !== undefined && addressReading !== 'practical' && addressReading !== 'strict')
    ignored.push("addressReading is neither 'practical' nor 'strict'; it was taken as 'practical'.")
  if (readFrom !== undefined && readFrom !== 'paper' && readFrom !== 'data')
    ignored.push("readFrom is neither 'paper' nor 'data'; it was taken as 'data'.")
  return {
    setting: {
      subsets: asked,
      addressReading: addressReading === 'strict' ? 'strict' : 'practical',
      asOf: moment ?? '',
      answers: isObject(answers) ? answers : {},
      readFrom: readFrom === 'paper' ? 'paper' : 'data',
      isRoadNote: isRoadNote === true,
      unread: Array.isArray(unread) ? unread.filter(isObject) : [],
    },
    structure: Array.isArray(structure) ? structure.filter(isObject) : undefined,
    ignored,
  }
}

/** The moment to the minute, with its offset; null for what is none. */
function momentOf(asOf: unknown): string | null {
  const [, minute = '', zone = ''] = (typeof asOf === 'string' && MOMENT.exec(asOf)) || []
  const moment = `${minute}${zone === 'Z' ? '+00:00' : zone}`
  return isCalendarDate(moment) ? moment : null
}

function noMoment(asOf: unknown): string {
  const problem =
    typeof asOf === 'string'
      ? `asOf, '${asOf.slice(0, 40)}', is no ISO date-time with an offset from UTC`
      : 'asOf is missing'
  return `${problem}; what waits for a signature or a delivery was not demanded.`
}

function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null
}
