import type { Concept } from '../../fields/concepts.ts'
import type { LabelMatch } from '../../words/index.ts'

const looseConcepts = new Set<Concept>(['consignor', 'consignee', 'carrier', 'documentNumber', 'grossWeight'])

/** 'Åkeri Lindholm AB' is a name: further words for a carrier do not stand without a colon. */
const leadingVariants = 3

/** 'Sender Miller Ltd' set without a colon: only where prose hardly begins so. */
export function mayBeLoose(match: LabelMatch, next: { raw: string } | undefined): boolean {
  if (match.wrong > 0 || match.concept === 'furniture' || match.concept === 'signature') return false
  if (next === undefined) return false
  const wordy =
    match.variant.includes(' ') || (looseConcepts.has(match.concept) && match.rank < leadingVariants)
  return (
    (wordy && /^[\p{Lu}\d]/u.test(next.raw)) ||
    (plateConcepts.has(match.concept) && isPlateLike(next.raw)) ||
    (codedNext[match.concept]?.test(next.raw) ?? false)
  )
}

/** 'ORIGIN CPH COPENHAGEN', 'EXECUTED 19NOV26 AT KASTRUP' on the screens of airlines: a code or a day cannot be prose. */
const codedNext: Partial<Record<Concept, RegExp>> = {
  departurePlace: /^[A-Z]{3}$/,
  arrivalPlace: /^[A-Z]{3}$/,
  established: /^\d{1,2}[A-Z]{3}\d{2,4}$/,
}

const plateConcepts = new Set<Concept>(['plates', 'tractorPlate', 'trailerPlate'])

/** 'Tracteur FG-482-KL': what follows cannot be a word. */
const isPlateLike = (raw: string) =>
  /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}$/.test(raw) || /^(?=.*\d)(?=.*[A-Z])[A-Z\d-]+$/.test(raw)
