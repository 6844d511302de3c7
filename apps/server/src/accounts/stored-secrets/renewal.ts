import type pg from 'pg'
import type { DataCipher } from '../../platform/data-cipher.ts'
import type { Signer } from '../../platform/signed-token.ts'

/** What a step of the renewal of stored secrets works with. */
export interface Renewal {
  pool: pg.Pool
  cipher: DataCipher
  signer: Signer
  sessionSecret: string
}
