import { resolve } from 'node:path'
import { z } from 'zod'
import { StartRefused } from './processes/start-refused.ts'

const flag = z.enum(['on', 'off'])
const port = z.coerce.number().int().min(0).max(65_535)
const smtpUrl = z.string().regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps:// and name a host')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

/** The environment, one line each; the comments are the manual (see also docs/OPERATIONS.md). */
const environment = z.object({
  /** TCP port of the web server; 0 takes a free one. */
  PORT: port.default(5000),
  /** Address to listen on. Anything but loopback belongs behind a TLS proxy. */
  HOST: z.string().default('127.0.0.1'),
  /** The address people type. Unset: taken from each request, which is right on one machine. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Folder for stored files, secrets and the embedded database. */
  DATA_DIR: z.string().default('./.data'),
  /** PostgreSQL 15 or later, as the application's login. Unset: an embedded one is started. */
  DATABASE_URL: postgresUrl.optional(),
  /** The login that runs migrations; DATABASE_URL when unset. */
  DATABASE_OWNER_URL: postgresUrl.optional(),
  /** Signs sessions, upload addresses and socket tickets. Generated in DATA_DIR with the embedded database. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** The mail server, as smtp://user:password@host:587 or smtps://...; unset: no mail is sent. */
  SMTP_URL: smtpUrl.optional(),
  /** Who mails come from, such as 'eFTI Compliance Hub <hub@example.org>'. Required with SMTP_URL. */
  MAIL_FROM: z.string().regex(/\S@\S/, 'must be an e-mail address').optional(),
  /** An OpenID Connect provider that people may sign in with, by its issuer address. Unset: none. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  /** What the provider knows this hub by. Required with OIDC_ISSUER. */
  OIDC_CLIENT_ID: z.string().optional(),
  /** Left out for a public client. */
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button calls the provider; its host when unset. */
  OIDC_NAME: z.string().max(60).optional(),
  /** Opens /metrics to who sends it as a bearer token. Unset: to this machine alone. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Jobs that one worker process runs at a time. What computes is bounded by its threads; two long scans leave room. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  RATE_LIMIT: flag.default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export interface Config {
  port: number
  host: string
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  databaseOwnerUrl: string | null
  sessionSecret: string | null
  /** Null: mail is off. */
  mail: { smtpUrl: string; from: string } | null
  /** Null: nobody signs in with an external identity provider. */
  oidc: { issuer: string; clientId: string; clientSecret: string | null; name: string } | null
  metricsToken: string | null
  workerConcurrency: number
  rateLimit: boolean
  logLevel: string
}

export class ConfigError extends StartRefused {}

/** @throws ConfigError with a sentence that names every wrong setting. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration is not usable. ${sentences.join('. ')}.`)
  }
  const e = parsed.data
  if (e.DATABASE_URL && !e.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET is required with DATABASE_URL: at least 32 characters, the same for every process.',
    )
  }
  if (e.OIDC_ISSUER && !e.OIDC_CLIENT_ID) {
    throw new ConfigError('OIDC_CLIENT_ID is required with OIDC_ISSUER: the provider knows this hub by it.')
  }
  if (e.SMTP_URL && !e.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is required with SMTP_URL: the address that mails come from.')
  }
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? e.DATABASE_URL ?? null,
    sessionSecret: e.SESSION_SECRET ?? null,
    mail: e.SMTP_URL && e.MAIL_FROM ? { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM } : null,
    oidc: oidcOf(e),
    metricsToken: e.METRICS_TOKEN ?? null,
    workerConcurrency: e.WORKER_CONCURRENCY,
    rateLimit: e.RATE_LIMIT === 'on',
    logLevel: e.LOG_LEVEL,
  }
}

function oidcOf(e: z.infer<typeof environment>): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret, OIDC_NAME: name } = e
  if (!issuer || !clientId) return null
  return { issuer, clientId, clientSecret: secret ?? null, name: name ?? new URL(issuer).host }
}
