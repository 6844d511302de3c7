/** Goods that a question is about; any dangerous goods if it is left out. */
export interface Concerned {
  unNumbers?: readonly string[]
  classes?: readonly string[]
  /** Words in every name that Table A has for the number. */
  properName?: RegExp
  /** Modes of which one has to be in the journey, where its modes are known. */
  modes?: readonly string[]
}

/** One of these elements, with one of the codes if it has any. */
export interface Need {
  anyOf: readonly string[]
  codes?: readonly string[]
}

/** A business rule whose condition only a person can know. */
export interface AskedRule {
  id: string
  /** The rule whose question and answer it shares. */
  sameAs?: string
  question: string
  /** What a yes makes due. */
  needs: readonly Need[]
  concerns?: Concerned
  /** Paragraph of ADR/RID/ADN. */
  paragraph: string
}

export const evidenceNeed = (ids: string, codes?: string): Need => ({
  anyOf: ids.split(' '),
  ...(codes ? { codes: codes.split(' ') } : {}),
})

export const statement = (codes: string) => [evidenceNeed('eFTI317', codes)]
export const onPackages = (codes: string) => [evidenceNeed('eFTI307', codes)]
export const onUnit = (codes: string) => [evidenceNeed('eFTI424 eFTI550', codes)]
export const provision = (codes: string) => [evidenceNeed('eFTI256', codes)]

export function asked(
  id: string,
  paragraph: string,
  question: string,
  needs: readonly Need[],
  concerns?: Concerned,
): AskedRule {
  return { id, paragraph, question, needs, ...(concerns ? { concerns } : {}) }
}
