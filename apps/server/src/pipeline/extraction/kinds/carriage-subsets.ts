/**
 * What Regulation No 11 (EU01), Directive 92/106/EEC (EU02) and cabotage (EU03) ask for stands on the document of the carriage; a form
 * that other law asks for goes beside it.
 */
export const CARRIAGE_SUBSETS: readonly string[] = ['EU01', 'EU02', 'EU03']
