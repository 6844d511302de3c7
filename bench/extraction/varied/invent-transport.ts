import { containerCheckDigit } from '../../../packages/reading/src/values/containers.ts'
import { box, type FormBox } from '../kinds/form.ts'
import { expectParty, movement } from '../kinds/truth.ts'
import { addressLines, inventCompany, inventPlate } from './countries.ts'
import { type Draft, dayOf } from './draft.ts'
import { between, happens, pick } from './pick.ts'
import type { WordKey } from './words.ts'

/** Who carries the goods, in which vehicles or container, under which seal, from which day on; each now and then. */
export function transportOf(draft: Draft): FormBox[] {
  const { random, truth, word, country, language } = draft
  const found: FormBox[] = []
  const say = (key: WordKey, path: string, value: string, printed = value) => {
    truth.set(path, value)
    found.push(box(word(key), printed))
  }
  if (happens(random, 0.75)) {
    const carrier = inventCompany(random, language, happens(random, 0.6) ? country : undefined)
    const lines = happens(random, 0.3) ? addressLines(carrier) : carrier.name
    if (lines.length > 1) expectParty(truth, 'carrier', carrier)
    else truth.set('carrier/name[1]', carrier.name.join(' '))
    found.push(box(word('carrier'), lines))
  }
  if (happens(random, 0.6)) found.push(...vehiclesOf(draft))
  if (happens(random, 0.25)) found.push(...containerOf(draft))
  if (happens(random, 0.45)) {
    const day = dayOf(random)
    say('loading', 'carrierAcceptanceDateTime', day.toISOString().slice(0, 10), draft.date(day))
  }
  if (happens(random, 0.2))
    found.push(box(word('driver'), pick(random, 'J. Novak|M. Keller|P. Lund|A. Rossi')))
  return found
}

function vehiclesOf({ random, truth, word, country }: Draft): FormBox[] {
  const [vehicle, trailer] = [inventPlate(random, country), inventPlate(random, country)]
  truth.set(`${movement}/usedTransportMeans/id`, vehicle)
  if (happens(random, 0.5)) return [box(word('vehicle'), vehicle)]
  truth.set('usedTransportEquipment[1]/id', trailer)
  if (happens(random, 0.5)) return [box(`${word('vehicle')} / ${word('trailer')}`, `${vehicle} / ${trailer}`)]
  const found = [box(word('vehicle'), vehicle), box(word('trailer'), trailer)]
  if (happens(random, 0.3)) found.push(sealOf(random, word, truth, 'usedTransportEquipment[1]'))
  return found
}

function containerOf({ random, truth, word }: Draft): FormBox[] {
  const owner = `${pick(random, 'MSK|TCL|CSQ|HLX|GES')}U${between(random, 100_000, 999_999)}`
  const number = `${owner}${containerCheckDigit(owner)}`
  const container = 'usedTransportEquipment[1]/carriedTransportEquipment[1]'
  truth.set(`${container}/id`, number)
  const found = box(word('container'), number)
  return happens(random, 0.8) ? [found, sealOf(random, word, truth, container)] : [found]
}

function sealOf(
  random: Draft['random'],
  word: Draft['word'],
  truth: Map<string, unknown>,
  of: string,
): FormBox {
  const seal = `${pick(random, 'ML-|EU|CZ|H|')}${between(random, 100_000, 9_999_999)}`
  truth.set(`${of}/affixedSeal[1]/id`, seal)
  return box(word('seal'), seal)
}
