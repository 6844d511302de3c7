import { randomBytes } from 'node:crypto'
import type { DataCipher } from '../platform/data-cipher.ts'

/** As Standard Webhooks writes it: the prefix, then the key in base64. */
const PREFIX = 'whsec_'
const KEY_BYTES = 32

export const newWebhookSecret = () => PREFIX + randomBytes(KEY_BYTES).toString('base64')

const rowOf = (webhookId: string) => ['webhooks', webhookId]

export function encryptWebhookSecret(cipher: DataCipher, webhookId: string, secret: string): string {
  return cipher.encrypt(secret, rowOf(webhookId))
}

/** Null when it cannot be read: altered, of another webhook, or encrypted under a key that is gone. */
export const readWebhookSecret = (cipher: DataCipher, webhookId: string, stored: string): string | null =>
  cipher.decrypt(stored, rowOf(webhookId))

/** The key to sign with. */
export function readKey(cipher: DataCipher, webhookId: string, stored: string): Buffer | null {
  const secret = readWebhookSecret(cipher, webhookId, stored)
  return secret?.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : null
}
