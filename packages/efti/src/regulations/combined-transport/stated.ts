import type { View } from '../../rules/view.ts'
import { isUicNumber } from '../../values/rail.ts'

/** Information, sender's instructions, terms of the contract and nature of the goods, in words. */
const TEXTS = ['eFTI48', 'eFTI858', 'eFTI1309', 'eFTI699']
const DIRECTIVE =
  /92\/106\/(?:EEC|EWG|CEE|EEG|EØF|EG|EHS|EWR)|(?:directive|richtlinie|direttiva|directiva|diretiva|richtlijn|dyrektywa)\s92\/106/iu
const COMBINED =
  /combined transport|kombinierte[rnm]? (?:verkehr|ladungsverkehr)|transport combiné|trasporto combinato|transporte combinado|gecombineerd vervoer|transport kombinowany|kombinovan[áé](?:ho)? doprav|kombinerad transport|kombineret transport|yhdistetty kuljetus/iu
/** Stations and ports of loading and unloading: what a leg by rail, inland waterway or sea has, and one by road has not. */
const STATIONS = ['eFTI587', 'eFTI589', 'eFTI600', 'eFTI602']

/** Names of the places of taking over and delivery; a street may be called after a station. */
const PLACES = ['eFTI138', 'eFTI154']
/** Where units change from road to another mode. */
const TERMINAL =
  /(?:rail|intermodal|inland|container|combi|ro-?ro|kv|umschlag)[ -]?terminal|terminal (?:intermodal|ferrovi|kontener|fluvial|container|rail)|railport|rail(?:way)? station|bahnhof(?!s?\p{L})|gare (?:de|du|d['’]|routière|rail-route)|chantier (?:de transport combiné|multimodal|rail-route)|interporto|stazione ferrov|scalo (?:ferroviario|intermodale)|estación (?:ferroviaria|intermodal)|dworzec|(?:kombi|konténer)terminál|překladišt|godsterminal/iu

function mentions(view: View, words: RegExp, ids: readonly string[] = TEXTS): boolean {
  return ids.some((id) => view.every(id).some(({ value }) => words.test(String(value))))
}

/** Does a text name Directive 92/106/EEC on combined transport? */
export function isAboutDirective(text: string): boolean {
  return DIRECTIVE.test(text)
}

/** The document names the Directive itself. */
export function namesDirective(view: View): boolean {
  return mentions(view, DIRECTIVE)
}

const EQUIPMENT = 'ASBIE1086'
const CARRIED_ON_IT = 'ASBIE1092'
const NUMBER = 'eFTI374'
const KIND = 'eFTI378'
/** UN/EDIFACT 8053, RR: rail car. */
const WAGON = 'RR'

/** A lorry, trailer, container or swap body (Directive 92/106/EEC, Article 1). A wagon is none, unless it carries one. */
export function hasUnit(view: View): boolean {
  return view.instances(EQUIPMENT).some((unit) => {
    const has = (id: string, test: (text: string) => boolean) =>
      view.within(unit, id).some(({ value }) => test(String(value)))
    const isWagon = has(KIND, (kind) => kind === WAGON) || has(NUMBER, isUicNumber)
    return !isWagon || view.instances(CARRIED_ON_IT).some((carried) => carried.startsWith(`${unit}/`))
  })
}

/** It mentions combined transport, or of terminals between which a unit is carried. */
export function soundsCombined(view: View): boolean {
  return (
    mentions(view, COMBINED) ||
    namesDirective(view) ||
    (hasUnit(view) &&
      (STATIONS.some((id) => view.first(id) !== undefined) ||
        mentions(view, TERMINAL, [...TEXTS, ...PLACES])))
  )
}

/** A leg between stations whose mode is not given: which one it is, is missed, and that it is not by road is known. */
export function hasLegOfUnknownMode(view: View): boolean {
  return view
    .instances('ASBIE1098')
    .some(
      (leg) =>
        view.within(leg, 'eFTI581').length === 0 && STATIONS.some((id) => view.within(leg, id).length > 0),
    )
}
