import { createHash, randomBytes } from 'node:crypto'

/**
 * A secret that names its tenant: who comes with one is looked for under that tenant's row-level security. 22 characters
 * of tenant, then 256 random bits; the database knows only the hash of the whole.
 */
export interface TenantToken {
  tenantId: string
  hash: Buffer
}

const SHAPE = /^[A-Za-z0-9_-]{22}[A-Za-z0-9_-]{43}$/

export function newTenantToken(tenantId: string): TenantToken & { token: string } {
  const tenant = Buffer.from(tenantId.replaceAll('-', ''), 'hex').toString('base64url')
  const token = tenant + randomBytes(32).toString('base64url')
  return { token, tenantId, hash: hashOf(token) }
}

/** Null for what cannot be one. */
export function readTenantToken(token: string): TenantToken | null {
  if (!SHAPE.test(token)) return null
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex')
  const tenantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { tenantId, hash: hashOf(token) }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
