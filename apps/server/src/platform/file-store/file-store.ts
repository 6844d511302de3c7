import type { Readable } from 'node:stream'

/** Where originals live: a folder, or an S3 store. Keys are ours (uuid paths), never a person's file name. */
export interface FileStore {
  /** Stores a stream whole or not at all; an error of the stream leaves nothing behind. */
  put(key: string, content: Readable): Promise<void>
  /** `bytes` limits how much is read from the beginning. A file that is not there ends the stream: see `isMissing`. */
  read(key: string, bytes?: number): Readable
  /** Also where there is nothing to remove. */
  remove(key: string): Promise<void>
  /** Within the store; the copy is there whole or not at all. */
  copy(from: string, to: string): Promise<void>
  /** In bytes; null where there is no such file. */
  sizeOf(key: string): Promise<number | null>
  /** Everything below a folder such as 'originals', in no promised order; what is added meanwhile may be left out. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Throws when files cannot be written. */
  check(): Promise<void>
  /** Null where browsers send files through the hub alone. */
  direct: DirectUploads | null
}

export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  changedAt: Date
}

/** The way of a file from the browser straight into the store. */
export interface DirectUploads {
  /** What the addresses begin with, such as https://s3.example.org/files/: pages have to be permitted to send there. */
  address: string
  /** Takes one PUT, repeated or not, of exactly this length and type, for so many seconds. */
  addressFor(key: string, file: { size: number; type: string }, seconds: number): Promise<string>
  /** The key in an address that was made here, with or without its query; null for any other text. */
  keyIn(address: string): string | null
}

/** The store cannot be reached or does not do what it should; later it may. */
export class StoreUnavailable extends Error {}

/** The store gives other bytes than were stored: for a moment, or the file is damaged. */
export class OtherBytes extends StoreUnavailable {}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

/** Others may put something beside our files. */
export const isKey = (name: string) => KEY.test(name)

/** @throws Error for a key that is not ours, before it comes near a path or an address. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`)
  return key
}

/** Of an error that `read` ended with. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT'
}
