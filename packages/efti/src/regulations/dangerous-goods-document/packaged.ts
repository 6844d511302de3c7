import type { Setting } from '../../rules/rule.ts'
import { isMeasure, type View } from '../../rules/view.ts'
import { cubicMetresOf, kilogramsOf } from '../../values/mass.ts'
import { ITEM } from '../dangerous-goods/goods.ts'

/** Number of packages and their kind, on the goods lines and in total. */
const PACKAGES_OF_CONSIGNMENT = ['eFTI685', 'eFTI688', 'eFTI690', 'eFTI47']
const QUANTITIES = ['eFTI243', 'eFTI247', 'eFTI238']
/** The largest packagings are IBCs of 3 m3 (ADR 1.2.1). */
const LARGEST = { cubicMetres: 3, kilograms: 6000 }

/** Words of the goods, the packages, the vehicle and remarks about it. */
const TEXTS = ['eFTI251', 'eFTI298', 'eFTI699', 'eFTI712', 'eFTI48', 'eFTI922', 'eFTI426', 'eFTI552']
const IN_TANK_OR_BULK =
  /(?<!\p{L})(?:in (?:a )?tanks?|tank[\s-]?(?:vehicle|truck|wagon|car|container|trailer|vessel)|(?:road|rail) tanker|tanker|in bulk|bulk|\p{L}*zisterne\p{L}*|tankfahrzeug|tankwagen|tankzug|kesselwagen|tankauflieger|tankcontainer|in loser schüttung|lose geschüttet|citerne|en vrac|vrac|tankvoertuig|ketelwagen|losgestort|in bulk|cisterna|autocisterna|alla rinfusa|sfuso|a granel|granel|cystern\p{L}*|luzem|cistern\p{L}*|volně ložen\p{L}*|tankbil|tankvogn|i bulk|säiliö\p{L}*|tartály\p{L}*|ömlesztve)(?!\p{L})/iu
/** Tanks among the kinds of units: the rows of BR-030. */
const TANKS = new Set(['T2', 'T3', 'T4', 'T6', 'T7'])
const WATERWAY = '8'

/** Are the goods in packages of which the document states neither how many nor of what kind? Not applied to goods in tanks or in bulk. */
export function isPackaged(view: View, _item: string, setting: Setting): boolean {
  if (isCountedForAll(view, setting)) return false
  // The compartments of a tank vary in size.
  return !isInTankOrBulk(view) && !view.instances(ITEM).some((other) => isMoreThanPackages(view, other))
}

/**
 * The packages of the consignment are those of its only dangerous goods. On paper they are printed line by line in the same columns as
 * those of other goods; data have a place for each of several dangerous goods (5.4.1.1.1 (e)).
 */
function isCountedForAll(view: View, { readFrom }: Setting): boolean {
  const isGiven = PACKAGES_OF_CONSIGNMENT.some((id) => view.first(id) !== undefined)
  return isGiven && (readFrom === 'paper' || view.instances(ITEM).length <= 1)
}

/** By the words, the kind of unit, or a hold with nothing else in it. */
export function isInTankOrBulk(view: View): boolean {
  const isTank = view.every('eFTI450').some(({ value }) => TANKS.has(String(value)))
  return (
    isTank ||
    isInHold(view) ||
    TEXTS.some((id) => view.every(id).some(({ value }) => namesTankOrBulk(String(value))))
  )
}

/** Does the text state that goods are carried in a tank or in bulk? */
export function namesTankOrBulk(text: string): boolean {
  return IN_TANK_OR_BULK.test(text)
}

/** A barge without containers or vehicles on board is loaded in bulk, or a tank vessel. */
function isInHold(view: View): boolean {
  const modes = view.every('eFTI581').map(({ value }) => String(value))
  return (
    modes.length > 0 && modes.every((mode) => mode === WATERWAY) && view.instances('ASBIE1086').length === 0
  )
}

function isMoreThanPackages(view: View, item: string): boolean {
  return QUANTITIES.flatMap((id) => view.within(item, id)).some(
    ({ value }) =>
      isMeasure(value) &&
      ((cubicMetresOf(value) ?? 0) > LARGEST.cubicMetres || (kilogramsOf(value) ?? 0) > LARGEST.kilograms),
  )
}
