import type { Rule, Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { hasCome } from '../completeness/moments.ts'
import { type Demand, requiredElement } from '../completeness/required-element.ts'
import { row, SUBSET } from './text.ts'

/*
 * Directive 92/106/EEC, Article 3: the document names the rail stations or ports of loading and unloading for the leg by rail,
 * inland waterway or sea before it starts; the station or port stamps it when that leg is done.
 */

const LEG = 'ASBIE1098'
/** Sea, rail, inland waterway. What is no mode at all is another rule's finding. */
const NOT_BY_ROAD = new Set(['1', '2', '8'])

interface End {
  slug: string
  word: string
  place: { id: string; name: string; city: string }
  party: { class: string; id: string; name: string; role: string; stamp: string }
  dates: { class: string; actual: string; scheduled: string }
  rules: { place: string; party: string; stamp: string }
}

const LOADING: End = {
  slug: 'LOADING',
  word: 'loading',
  place: { id: 'eFTI587', name: 'eFTI589', city: 'eFTI907' },
  party: { class: 'ASBIE1101', id: 'eFTI590', name: 'eFTI592', role: 'eFTI593', stamp: 'eFTI594' },
  dates: { class: 'ASBIE1099', actual: 'eFTI583', scheduled: 'eFTI585' },
  rules: { place: 'BR-112', party: 'BR-115', stamp: 'BR-114a' },
}

const UNLOADING: End = {
  slug: 'UNLOADING',
  word: 'unloading',
  place: { id: 'eFTI600', name: 'eFTI602', city: 'eFTI916' },
  party: { class: 'ASBIE1105', id: 'eFTI603', name: 'eFTI605', role: 'eFTI606', stamp: 'eFTI608' },
  dates: { class: 'ASBIE1103', actual: 'eFTI596', scheduled: 'eFTI598' },
  rules: { place: 'BR-113', party: 'BR-116', stamp: 'BR-114b' },
}

export const stations: readonly Rule[] = [LOADING, UNLOADING].flatMap((end) => [
  rule({
    id: end.place.id,
    or: [end.place.name, end.place.city],
    owner: LEG,
    slug: `${end.slug}-STATION`,
    words: `station or port of ${end.word}`,
    rule: `A leg by rail, inland waterway or sea names its station or port of ${end.word}.`,
    clause: row(end.rules.place),
    example: 'DEHAM',
    where: isNotByRoad,
  }),
  rule({
    id: end.dates.actual,
    or: [end.dates.scheduled],
    owner: end.dates.class,
    slug: `${end.slug}-DATE`,
    words: `date of ${end.word}`,
    rule: `Where the place of ${end.word} is given, so is the date, planned or past.`,
    clause: row(end.rules.place),
    example: '20261120',
    where: (view, event) => hasAny(view, event, Object.values(end.place)),
  }),
  rule({
    id: end.party.id,
    or: [end.party.name],
    owner: end.dates.class,
    slug: `${end.slug}-AUTHORITY`,
    words: `rail or port authority at the place of ${end.word}`,
    rule: `Where a station or port of ${end.word} is given, so is its rail or port authority.`,
    clause: row(end.rules.party),
    example: 'DB Cargo, Hamburg',
    where: (view, event) => isNotByRoad(view, legOf(event)) && hasAny(view, event, Object.values(end.place)),
  }),
  rule({
    id: end.party.role,
    slug: `${end.slug}-AUTHORITY-ROLE`,
    words: `role of the authority at the place of ${end.word}`,
    rule: `The authority at the place of ${end.word} is said to be that of a port or of the railway.`,
    clause: row(end.rules.stamp),
    example: 'T1',
  }),
  rule({
    id: end.party.stamp,
    owner: end.party.class,
    slug: `${end.slug}-STAMP`,
    words: `stamp of the station or port of ${end.word}`,
    rule: `When the leg is complete, the station or port of ${end.word} has stamped.`,
    clause: row(end.rules.stamp),
    example: '1',
    where: (view, party, setting) => isDone(view, legOf(party), setting),
  }),
])

function rule(demand: Demand): Rule {
  return requiredElement(SUBSET, demand)
}

function isNotByRoad(view: View, leg: string): boolean {
  const mode = view.within(leg, 'eFTI581')[0]?.value
  return NOT_BY_ROAD.has(String(mode))
}

function isDone(view: View, leg: string, setting: Setting): boolean {
  return hasCome(view.within(leg, 'eFTI596')[0], setting)
}

function hasAny(view: View, instance: string, ids: readonly string[]): boolean {
  return ids.some((id) => view.within(instance, id).length > 0)
}

/** The leg that an event or a party at it belongs to. */
function legOf(path: string): string {
  return path.split('/', 1)[0] ?? ''
}
