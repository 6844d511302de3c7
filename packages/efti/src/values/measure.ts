/** A measure with its UN/ECE Recommendation 20 unit code (KGM, TNE, MTQ, LTR, ...); '' where none was given. */
export interface Measure {
  value: number
  unit: string
}
