/**
 * Why there is no usable answer. 'slow': not within the time limit; 'unreachable': no connection, or a fault of the provider;
 * 'rate-limited': it wants fewer requests; 'refused': it takes no request of ours, such as a wrong key; 'unusable': the answer is
 * not what was asked for, too long, or the model declined; 'paused': it failed several times in a row and is left alone for a while;
 * 'cancelled': nobody waits for the answer any more.
 */
export type FailureKind =
  | 'slow'
  | 'unreachable'
  | 'rate-limited'
  | 'refused'
  | 'unusable'
  | 'paused'
  | 'cancelled'

export class ProviderFailed extends Error {
  readonly kind: FailureKind
  /** What the provider counted although the answer is of no use. */
  readonly tokens: Tokens
  /** For the log: kind of error and HTTP status, and never its words, which quote what a model answered. */
  readonly because: string

  constructor(kind: FailureKind, because: string, tokens: Tokens = NO_TOKENS) {
    super(`The AI provider gave no usable answer (${kind})`)
    this.kind = kind
    this.because = because
    this.tokens = tokens
  }
}

export interface Tokens {
  input: number
  output: number
}

export const NO_TOKENS: Tokens = { input: 0, output: 0 }
