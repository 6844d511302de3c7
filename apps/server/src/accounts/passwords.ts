import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../platform/refusal.ts'

/** argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Hashing runs on Node's four pool threads, which also read and write files: two stay free for those.
 * A turn also bounds how many guesses can pass the count of failures at the same moment.
 */
const TURNS_AT_ONCE = 2
const MOST_WAITING = 200

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` when one of the turns is free, first come first served. */
export async function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < TURNS_AT_ONCE) running++
  else {
    if (waiting.length >= MOST_WAITING) {
      throw new Refusal(
        'unavailable',
        'Very many people are signing in right now. Please try again in a minute.',
      )
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID)
}

const nobodysHash = hashPassword(randomUUID())

/** Without a hash it works just as long and answers no: the time does not reveal whether the person exists. */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  const right = await verify(known ?? (await nobodysHash), password)
  return right && known !== null
}
