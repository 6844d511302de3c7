import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type DirectUploads, type FileStore, isKey, requireKey, StoreUnavailable } from './file-store.ts'

export interface S3Settings {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket is in the path. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Where browsers reach the store; null: they send files through the hub. */
  browserEndpoint: string | null
}

/** Files go in parts of this size, one after another: so much of each is in memory. */
const PART_BYTES = 8 * 1_048_576
const CONNECT_MS = 5_000
/** Until an answer begins, and without a byte of it: a reader may pause for a while. */
const ANSWER_MS = 30_000
const SILENT_MS = 120_000
/** Readers that pause hold a connection each, and others are not to wait for them. */
const MOST_CONNECTIONS = 1_000

/** Files in a bucket of any store that speaks S3: signatures of version 4, addresses with the bucket in the path. */
export function openS3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, endpoint, browserEndpoint } = settings
  const client = openClient(settings, endpoint)

  return {
    async put(key, content) {
      const params = { Bucket, Key: requireKey(key), Body: content, ContentType: 'application/octet-stream' }
      const upload = new Upload({ client, params, queueSize: 1, partSize: PART_BYTES })
      // An error of the content is the caller's own and passes as it is.
      let ofContent: unknown = null
      content.once('error', (error) => {
        ofContent = error
      })
      await upload.done().catch((error) => {
        throw ofContent ?? unavailable(error)
      })
    },
    read: (key, bytes) => streamOf(client, { Bucket, Key: requireKey(key) }, bytes),
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: requireKey(key) })).catch(throwUnavailable)
    },
    async copy(from, to) {
      const CopySource = `${Bucket}/${requireKey(from)}`
      await client
        .send(new CopyObjectCommand({ Bucket, CopySource, Key: requireKey(to) }))
        .catch(throwUnavailable)
    },
    async sizeOf(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: requireKey(key) }))
        return ContentLength ?? 0
      } catch (error) {
        if (isAbsent(error)) return null
        throw unavailable(error)
      }
    },
    async *list(folder) {
      let token: string | undefined
      do {
        const answer = await client
          .send(
            new ListObjectsV2Command({ Bucket, Prefix: `${requireKey(folder)}/`, ContinuationToken: token }),
          )
          .catch(throwUnavailable)
        for (const { Key = '', Size, LastModified } of answer.Contents ?? []) {
          if (isKey(Key)) yield { key: Key, size: Size ?? 0, changedAt: LastModified ?? new Date() }
        }
        token = answer.NextContinuationToken
      } while (token)
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket })).catch(throwUnavailable)
    },
    direct: browserEndpoint === null ? null : directUploads(settings, browserEndpoint),
  }
}

function openClient({ region, accessKeyId, secretAccessKey }: S3Settings, endpoint: string): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // CRC sums in trailers are Amazon's own; every store knows Content-MD5, which is added below.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENT_MS,
      httpAgent: { maxSockets: MOST_CONNECTIONS, keepAlive: true },
      httpsAgent: { maxSockets: MOST_CONNECTIONS, keepAlive: true },
    },
  })
  client.middlewareStack.add(
    (next) => (given) => {
      const { headers, body } = given.request as { headers: Record<string, string>; body?: unknown }
      if (body instanceof Uint8Array && body.length > 0) {
        headers['content-md5'] = createHash('md5').update(body).digest('base64')
      }
      return next(given)
    },
    { step: 'build', name: 'sumOfBody' },
  )
  return client
}

/** Lets go of the connection as soon as nobody reads any more, also while the store says nothing. */
function streamOf(client: S3Client, of: { Bucket: string; Key: string }, bytes?: number): Readable {
  const leaving = new AbortController()
  const stream = Readable.from(contentOf(client, of, bytes, leaving.signal), { objectMode: false })
  const destroy = stream._destroy
  stream._destroy = (error, done) => {
    leaving.abort()
    destroy.call(stream, error, done)
  }
  return stream
}

async function* contentOf(
  client: S3Client,
  { Bucket, Key }: { Bucket: string; Key: string },
  bytes: number | undefined,
  abortSignal: AbortSignal,
): AsyncGenerator<Buffer> {
  try {
    const Range = bytes === undefined ? undefined : `bytes=0-${bytes - 1}`
    const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key, Range }), {
      abortSignal,
    })
    let received = 0
    for await (const chunk of Body as Readable) {
      received += chunk.length
      yield chunk
    }
    if (ContentLength !== undefined && received !== ContentLength) {
      throw new Error(`${received} of ${ContentLength} bytes arrived`)
    }
  } catch (error) {
    // A range of an empty file.
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) return
    if (isAbsent(error))
      throw Object.assign(new Error(`there is no file ${Key}`), { code: 'ENOENT', path: Key })
    throw unavailable(error)
  }
}

function directUploads(settings: S3Settings, endpoint: string): DirectUploads {
  const client = openClient(settings, endpoint)
  const base = `${endpoint}/${settings.bucket}/`
  return {
    address: base,
    async addressFor(key, { size, type }, expiresIn) {
      const command = new PutObjectCommand({
        Bucket: settings.bucket,
        Key: requireKey(key),
        ContentLength: size,
        ContentType: type,
      })
      const signableHeaders = new Set(['host', 'content-length', 'content-type'])
      return getSignedUrl(client, command, { expiresIn, signableHeaders })
    },
    keyIn(address) {
      const [plain = ''] = address.split('?')
      return plain.startsWith(base) ? plain.slice(base.length) : null
    },
  }
}

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.name === 'NoSuchKey' || (error.name === 'NotFound' && error.$metadata.httpStatusCode === 404))

const unavailable = (error: unknown) =>
  new StoreUnavailable(`The file store: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  })

function throwUnavailable(error: unknown): never {
  throw unavailable(error)
}
