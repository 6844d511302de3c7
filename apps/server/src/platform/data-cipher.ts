import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts single values for the database (AES-256-GCM), so that a copy of it alone gives them away to nobody. */
export interface DataCipher {
  /** Every ciphertext under the current key begins with this. */
  currentPrefix: string
  /** Of the current key and the one before: others cannot be read. */
  keyIds: readonly string[]
  /** `row` names the one place where the ciphertext counts: copied to another row, it is worth nothing there. */
  encrypt(text: string, row: readonly string[]): string
  /** Null when it was altered, is of another row, or is under a key that is not known. */
  decrypt(stored: string, row: readonly string[]): string | null
  /** To find an encrypted value again: under the current key, then under the one before. */
  digestsOf(value: readonly string[]): [Buffer, ...Buffer[]]
}

const VERSION = 'v1'
const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** `v1.<key id>.<iv, tag and ciphertext>`. */
const FORM = /^v1\.([0-9a-f]{12})\.([A-Za-z0-9_-]+)$/

export const isEncrypted = (stored: string) => FORM.test(stored)

export function makeDataCipher(currentSecret: string, previousSecret: string | null): DataCipher {
  const current = keyFrom(currentSecret)
  const previous = previousSecret === null ? [] : [keyFrom(previousSecret)]
  const keys = [current, ...previous]

  return {
    currentPrefix: `${VERSION}.${current.id}.`,
    keyIds: keys.map(({ id }) => id),
    encrypt(text, row) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.encryption, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(bytesOf(row))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const payload = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
      return `${VERSION}.${current.id}.${payload}`
    },
    decrypt(stored, row) {
      const [, id, payload = ''] = FORM.exec(stored) ?? []
      const key = keys.find((one) => one.id === id)
      return key ? open(key, Buffer.from(payload, 'base64url'), row) : null
    },
    digestsOf: (value) => [digest(current, value), ...previous.map((key) => digest(key, value))],
  }
}

interface Key {
  id: string
  encryption: Uint8Array
  lookup: Uint8Array
}

/** One key for each purpose. The id gives nothing away of the others. */
function keyFrom(secret: string): Key {
  const derive = (purpose: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `data key: ${purpose}`, bytes))
  return {
    id: Buffer.from(derive('id', 6)).toString('hex'),
    encryption: derive('encryption', 32),
    lookup: derive('lookup', 32),
  }
}

function open(key: Key, bytes: Buffer, row: readonly string[]): string | null {
  try {
    const iv = bytes.subarray(0, IV_BYTES)
    const decipher = createDecipheriv(ALGORITHM, key.encryption, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(bytesOf(row))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

function digest(key: Key, value: readonly string[]): Buffer {
  return createHmac('sha256', key.lookup).update(bytesOf(value)).digest()
}

/** Unlike a plain join, no two lists have the same bytes. */
function bytesOf(parts: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(parts))
}
