import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Settings } from './file-store/s3-store.ts'
import type { ScannerAddress } from './malware-scanner.ts'
import { type DatabaseUrls, databaseUrls, pooledUrl } from './open-pool.ts'
import { type AllowList, readAllowList } from './outgoing/allow-list.ts'
import { StartRefused } from './processes/start-refused.ts'
import { isLoopbackHost, isSecureOrLoopback } from './transport-security.ts'

const flag = z.enum(['on', 'off'])
const port = z.coerce.number().int().min(0).max(65_535)
const smtpUrl = z.string().regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps:// and name a host')
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/
const registration = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (words) =>
      ['open', 'invited'].includes(words.join(' ')) ||
      (words.length > 0 && words.every((one) => DOMAIN.test(one))),
    "must be 'open', 'invited' or a list of email domains such as 'example.org, example.com'",
  )
const PROXY = /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/
const proxies = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
  .refine(
    (all) => all.every((one) => PROXY.test(one)),
    "must be addresses, ranges, 'loopback' or 'uniquelocal', separated by commas",
  )
const bucket = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  )
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
const secret = z.string().min(32)
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine(
    isSecureOrLoopback,
    'must begin with https:// (http:// only on this machine, such as http://localhost:8080)',
  )

const AI_PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'mistral', 'azure'] as const

/** The environment, one line each; the comments are the manual (see also docs/OPERATIONS.md). */
const environment = z.object({
  /** TCP port of the web server; 0 takes a free one. */
  PORT: port.default(5000),
  /** Address to listen on. Anything but loopback belongs behind a TLS proxy. */
  HOST: z.string().default('127.0.0.1'),
  /** The address people type. Unset: taken from each request, which is right on one machine. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whose X-Forwarded-For counts: addresses, ranges, `loopback`, `uniquelocal` (private networks), separated by commas. */
  TRUST_PROXY: proxies.default(['loopback']),
  /** `allow` starts without TLS before an address that other machines reach, such as within a test network. */
  PLAIN_HTTP: z.enum(['refuse', 'allow']).default('refuse'),
  /** Folder for stored files, secrets and the embedded database. */
  DATA_DIR: z.string().default('./.data'),
  /** PostgreSQL 15 or later, as the application's login. Unset: an embedded one is started. */
  DATABASE_URL: postgresUrl.optional(),
  /** The login that reaches people, sessions and credentials; DATABASE_URL when unset. */
  DATABASE_ACCOUNTS_URL: postgresUrl.optional(),
  /** The login that reaches the queue; DATABASE_URL when unset. */
  DATABASE_QUEUE_URL: postgresUrl.optional(),
  /** The login that runs migrations, without a pooler; DATABASE_URL when unset. */
  DATABASE_OWNER_URL: postgresUrl.optional(),
  /** DATABASE_URL without the pooler. Set: the other addresses lead to one that pools by transaction, and only this one can LISTEN. */
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  /** A store that speaks S3, such as https://s3.eu-central-1.amazonaws.com. Unset: files are in DATA_DIR. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Required with S3_ENDPOINT, like the two below; the bucket exists already. */
  S3_BUCKET: bucket.optional(),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
  /** Where browsers send files straight to the store; S3_ENDPOINT when unset, and `off` sends them through the hub. */
  S3_BROWSER_ENDPOINT: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  /** Signs sessions, upload addresses and socket tickets. Generated in DATA_DIR with the embedded database. */
  SESSION_SECRET: secret.optional(),
  /** Encrypts two-factor secrets and identities in the database. Generated in DATA_DIR with the embedded database. */
  DATA_KEY: secret.optional(),
  /** The one before DATA_KEY, or the one to come: read, never written with. */
  DATA_KEY_PREVIOUS: secret.optional(),
  /** The mail server, as smtp://user:password@host:587 or smtps://...; unset: no mail is sent. */
  SMTP_URL: smtpUrl.optional(),
  /** Who mails come from, such as 'eFTI Compliance Hub <hub@example.org>'. Required with SMTP_URL. */
  MAIL_FROM: z.string().regex(/\S@\S/, 'must be an email address').optional(),
  /** An OpenID Connect provider that people may sign in with, by its issuer address (https). Unset: none. */
  OIDC_ISSUER: issuer.optional(),
  /** What the provider knows this hub by. Required with OIDC_ISSUER. */
  OIDC_CLIENT_ID: z.string().optional(),
  /** Left out for a public client. */
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button calls the provider; its host when unset. */
  OIDC_NAME: z.string().max(60).optional(),
  /** Who answers where AI helps: a model of the Vercel AI SDK's providers. Unset: nobody, and nothing leaves this server. */
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  /** Where it is reached, such as http://localhost:8080/v1. Required for openai-compatible and azure. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Required except for openai-compatible. */
  AI_API_KEY: z.string().optional(),
  /** Required with AI_PROVIDER. */
  AI_MODEL: z.string().max(200).optional(),
  /** How long an answer may take, with one more try. */
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  /** The model takes pictures: organisations may then agree to send those of pages. */
  AI_IMAGES: flag.default('off'),
  /** Tokens that one organisation may use in a calendar month, asked and answered; 0: no limit. */
  AI_TOKENS_PER_MONTH: z.coerce.number().int().min(0).default(2_000_000),
  /** Who may register: 'open', everybody; 'invited', who has an invitation; or email domains, separated by commas. */
  REGISTRATION: registration.default(['open']),
  /** Opens /metrics to who sends it as a bearer token. Unset: to this machine alone. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Hosts, addresses and ranges, separated by commas, that webhooks reach although they are internal or plain HTTP. */
  WEBHOOKS_ALLOW: z
    .string()
    .default('')
    .transform((text, context) => {
      const list = readAllowList(text)
      if (!('wrong' in list)) return list
      context.addIssue({ code: 'custom', message: `${list.wrong} is no host, address or range` })
      return z.NEVER
    }),
  /** The machine that runs clamd (ClamAV), which scans every uploaded file. Unset: files are not scanned. */
  CLAMD_HOST: z.string().optional(),
  CLAMD_PORT: z.coerce.number().int().min(1).max(65_535).default(3310),
  /** Megabytes that the originals of one organisation may take; 0: no limit. */
  UPLOAD_QUOTA_MB: z.coerce.number().int().min(0).default(0),
  /** Documents that one organisation may make in a calendar month; 0: no limit. */
  DOCUMENTS_PER_MONTH: z.coerce.number().int().min(0).default(0),
  /** Jobs that one worker process runs at a time. What computes is bounded by its threads; two long scans leave capacity. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  /** Documents of batches that one worker process works on for one organisation at a time; 0: while others wait, all places but one. */
  JOBS_PER_TENANT: z.coerce.number().int().min(0).max(64).default(0),
  /** `refuse` takes none of the 100,000 commonest passwords as a new one; `allow` warns of them. */
  COMMON_PASSWORDS: z.enum(['refuse', 'allow']).default('refuse'),
  /** A collector of OpenTelemetry (OTLP over HTTP), such as http://localhost:4318. Unset: steps of documents are not traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMIT: flag.default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export interface AiSettings {
  provider: (typeof AI_PROVIDERS)[number]
  /** Null: the provider's own. */
  baseUrl: string | null
  apiKey: string | null
  model: string
  timeoutMs: number
  /** The model takes pictures. */
  images: boolean
}

export interface Config {
  port: number
  host: string
  publicUrl: string | null
  trustProxy: string[]
  dataDir: string
  /** Null: the embedded database. */
  databaseUrls: DatabaseUrls | null
  /** Of the application's login, without a pooler. */
  databaseListenUrl: string | null
  databaseOwnerUrl: string | null
  /** Null: files are in a folder of dataDir. */
  s3: S3Settings | null
  sessionSecret: string | null
  dataKey: string | null
  previousDataKey: string | null
  /** Null: mail is off. */
  mail: { smtpUrl: string; from: string } | null
  /** Null: nobody signs in with an external identity provider. */
  oidc: { issuer: string; clientId: string; clientSecret: string | null; name: string } | null
  /** Null: no AI provider. */
  ai: AiSettings | null
  /** Of one organisation; 0: no limit. */
  aiTokensPerMonth: number
  /** 'open', 'invited', or the email domains that may register. */
  registration: 'open' | 'invited' | readonly string[]
  metricsToken: string | null
  webhooksAllow: AllowList
  /** Null: files are not scanned for malware. */
  malwareScanner: ScannerAddress | null
  /** 0: no limit. */
  uploadQuotaMb: number
  /** Of one organisation; 0: no limit. */
  documentsPerMonth: number
  workerConcurrency: number
  /** Of batches, in one worker process; 0: all but one while others wait. */
  jobsPerTenant: number
  /** False: they are taken, with a warning. */
  refuseCommonPasswords: boolean
  /** Base address of the collector; null: none. */
  tracesEndpoint: string | null
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
  refuseWrongSecrets(e)
  if (e.PLAIN_HTTP === 'refuse') refusePlainHttp(e)
  if (e.OIDC_ISSUER && !e.OIDC_CLIENT_ID) {
    throw new ConfigError('OIDC_CLIENT_ID is required with OIDC_ISSUER: the provider knows this hub by it.')
  }
  if (e.SMTP_URL && !e.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is required with SMTP_URL: the address that mails come from.')
  }
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ? withoutSlash(e.PUBLIC_URL) : null,
    trustProxy: e.TRUST_PROXY,
    dataDir: resolve(e.DATA_DIR),
    databaseUrls: urlsOf(e),
    databaseListenUrl: e.DATABASE_LISTEN_URL ?? e.DATABASE_URL ?? null,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? e.DATABASE_LISTEN_URL ?? e.DATABASE_URL ?? null,
    s3: s3Of(e),
    sessionSecret: e.SESSION_SECRET ?? null,
    // Installations from before DATA_KEY have a SESSION_SECRET alone.
    dataKey: e.DATA_KEY ?? (e.DATABASE_URL ? (e.SESSION_SECRET ?? null) : null),
    previousDataKey: e.DATA_KEY_PREVIOUS ?? null,
    mail: e.SMTP_URL && e.MAIL_FROM ? { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM } : null,
    oidc: oidcOf(e),
    ai: aiOf(e),
    aiTokensPerMonth: e.AI_TOKENS_PER_MONTH,
    registration: registrationOf(e.REGISTRATION),
    metricsToken: e.METRICS_TOKEN ?? null,
    webhooksAllow: e.WEBHOOKS_ALLOW,
    malwareScanner: e.CLAMD_HOST ? { host: e.CLAMD_HOST, port: e.CLAMD_PORT } : null,
    uploadQuotaMb: e.UPLOAD_QUOTA_MB,
    documentsPerMonth: e.DOCUMENTS_PER_MONTH,
    workerConcurrency: e.WORKER_CONCURRENCY,
    jobsPerTenant: e.JOBS_PER_TENANT,
    refuseCommonPasswords: e.COMMON_PASSWORDS === 'refuse',
    tracesEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT ? withoutSlash(e.OTEL_EXPORTER_OTLP_ENDPOINT) : null,
    rateLimit: e.RATE_LIMIT === 'on',
    logLevel: e.LOG_LEVEL,
  }
}

/** Other machines could reach this one directly, and passwords and documents would be readable on the way. */
function refusePlainHttp({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): void {
  if (isLoopbackHost(HOST) || (PUBLIC_URL && isSecureOrLoopback(PUBLIC_URL))) return
  throw new ConfigError(
    `Other machines would reach this one without TLS (HOST is ${HOST}). Set PUBLIC_URL to the https:// address of the proxy before it, or PLAIN_HTTP=allow within a network that you trust.`,
  )
}

function registrationOf(words: string[]): Config['registration'] {
  const [only] = words
  return only === 'open' || only === 'invited' ? only : words
}

function refuseWrongSecrets(e: z.infer<typeof environment>): void {
  if (e.DATABASE_URL && !e.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET is required with DATABASE_URL: at least 32 characters, the same for every process.',
    )
  }
  if (e.DATA_KEY_PREVIOUS && !e.DATA_KEY && !e.DATABASE_URL) {
    throw new ConfigError('DATA_KEY is required with DATA_KEY_PREVIOUS: what is stored is encrypted with it.')
  }
}

function urlsOf(e: z.infer<typeof environment>): DatabaseUrls | null {
  const { DATABASE_URL: appUrl, DATABASE_ACCOUNTS_URL: accountsUrl, DATABASE_QUEUE_URL: queueUrl } = e
  if (!appUrl) return null
  const urls = databaseUrls({ appUrl, accountsUrl, queueUrl })
  if (!e.DATABASE_LISTEN_URL) return urls
  const { efti_app, efti_accounts, efti_queue } = urls
  return {
    efti_app: pooledUrl(efti_app),
    efti_accounts: pooledUrl(efti_accounts),
    efti_queue: pooledUrl(efti_queue),
  }
}

function oidcOf(e: z.infer<typeof environment>): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret, OIDC_NAME: name } = e
  if (!issuer || !clientId) return null
  return { issuer, clientId, clientSecret: secret ?? null, name: name ?? new URL(issuer).host }
}

function aiOf(e: z.infer<typeof environment>): AiSettings | null {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = e
  if (!provider) return null
  if (!model) throw new ConfigError('AI_MODEL is required with AI_PROVIDER: the name of the model to ask.')
  if (!baseUrl && (provider === 'openai-compatible' || provider === 'azure')) {
    throw new ConfigError(`AI_BASE_URL is required with AI_PROVIDER=${provider}: where it is reached.`)
  }
  if (!apiKey && provider !== 'openai-compatible') {
    throw new ConfigError(`AI_API_KEY is required with AI_PROVIDER=${provider}.`)
  }
  if (baseUrl && hasMore(baseUrl)) {
    throw new ConfigError('AI_BASE_URL is the address alone: the key belongs in AI_API_KEY.')
  }
  if (baseUrl && e.PLAIN_HTTP === 'refuse' && !isSecureOrLoopback(baseUrl)) {
    throw new ConfigError(
      'AI_BASE_URL must begin with https://: documents would be readable on the way. PLAIN_HTTP=allow takes http:// within a network that you trust.',
    )
  }
  return {
    provider,
    baseUrl: baseUrl ? withoutSlash(baseUrl) : null,
    apiKey: apiKey ?? null,
    model,
    timeoutMs: e.AI_TIMEOUT_SECONDS * 1000,
    images: e.AI_IMAGES === 'on',
  }
}

function s3Of(e: z.infer<typeof environment>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_BROWSER_ENDPOINT } = e
  const required = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (!endpoint) {
    const alone = Object.entries({ ...required, S3_BROWSER_ENDPOINT }).find(([, value]) => value)
    if (alone)
      throw new ConfigError(
        `S3_ENDPOINT is required with ${alone[0]}: files would be in a folder without it.`,
      )
    return null
  }
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0) throw new ConfigError(`${missing.join(' and ')} required with S3_ENDPOINT.`)
  for (const [name, address] of Object.entries({ S3_ENDPOINT: endpoint, S3_BROWSER_ENDPOINT })) {
    if (!address || address === 'off') continue
    if (hasMore(address))
      throw new ConfigError(`${name} is the address alone, without a name, password or query.`)
    if (e.PLAIN_HTTP === 'refuse' && !isSecureOrLoopback(address)) {
      throw new ConfigError(
        `${name} must begin with https://: documents would be readable on the way. PLAIN_HTTP=allow takes http:// within a network that you trust.`,
      )
    }
  }
  // A page that came over https may not send to plain http: by default browsers are not asked to.
  const forBrowsers = S3_BROWSER_ENDPOINT ?? (isSecureOrLoopback(endpoint) ? endpoint : 'off')
  return {
    endpoint: normalised(endpoint),
    region: e.S3_REGION,
    bucket: S3_BUCKET ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    browserEndpoint: forBrowsers === 'off' ? null : normalised(forBrowsers),
  }
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/** As the library writes it in the addresses that it makes. */
const normalised = (address: string) => withoutSlash(new URL(address).href)

/** A name, a password or a query, which would be in every log of it. */
function hasMore(address: string): boolean {
  const { username, password, search, hash } = new URL(address)
  return `${username}${password}${search}${hash}` !== ''
}
