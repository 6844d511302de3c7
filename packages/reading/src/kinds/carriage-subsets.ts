/**
 * What Regulation No 11 (EU01), Directive 92/106/EEC (EU02), cabotage (EU03) and the security of air cargo (EU06) ask for stands on the
 * document of the carriage or on one of its own; a form that other law asks for goes beside it. With each goes what Member States ask for
 * to the same end.
 */
export const CARRIAGE_SUBSETS: readonly string[] = ['EU01', 'EU02', 'EU03', 'EU06']

/**
 * A form of waste is not the document of dangerous goods either: it has boxes for a UN number, class and shipping name of theirs, and
 * for nothing else that chapter 5.4 of ADR, RID and ADN asks for.
 */
export const SUBSETS_BESIDE_WASTE: readonly string[] = [...CARRIAGE_SUBSETS, 'EU05a', 'EU05b', 'EU05c']
