/** A file made to do harm, or one that arrived damaged. Made when it is needed: nothing large lies in the repository. */
export interface HostileFile {
  kind: string
  /** Its ending is what the upload claims it to be. */
  name: string
  bytes(): Buffer | Promise<Buffer>
  /** Read to its end or in part, refused with this `message`, or either. */
  ends: 'read' | 'refused' | 'either'
  message?: RegExp
  /** Small and significant enough for every test run: some fifteen. */
  inSample?: boolean
  /** Takes much memory: tried beside another of its like. */
  isHeavy?: boolean
}

/** The same numbers on every machine (xorshift32, 0 to 1). */
export function seeded(seed: number): () => number {
  let state = seed | 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
