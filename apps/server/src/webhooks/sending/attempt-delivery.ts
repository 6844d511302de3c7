import { checkTarget, TargetRefused } from '../../platform/outgoing/check-target.ts'
import { type PostAnswer, post } from '../../platform/outgoing/post.ts'
import type { Services } from '../../services.ts'
import { readKey } from '../stored-secret.ts'
import type { Claimed, DeliveryAttempt } from './attempt-store.ts'
import { eventBody } from './event-body.ts'
import { signedHeaders } from './sign-event.ts'

/** For everything together: name server, connection, answer. */
const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 64 * 1024
const LOGGED_CHARACTERS = 1_024

/** Sends it once. Never throws: what went wrong is part of the log. */
export async function attemptDelivery(services: Services, claimed: Claimed): Promise<DeliveryAttempt> {
  const began = performance.now()
  const ended = (outcome: Omit<DeliveryAttempt, 'durationMs'>) => ({
    ...outcome,
    durationMs: performance.now() - began,
  })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { status, text } = await withinTime(signal, send(services, claimed, signal))
    return ended({ statusCode: status, error: problemOf(status), answer: storable(text) })
  } catch (error) {
    return ended({ statusCode: null, error: sentenceFor(error, signal), answer: null })
  }
}

async function send(services: Services, claimed: Claimed, signal: AbortSignal): Promise<PostAnswer> {
  const stored = [claimed.secret, claimed.previousSecret].filter((one) => one !== null)
  const keys = stored
    .map((one) => readKey(services.dataCipher, claimed.webhookId, one))
    .filter((key) => key !== null)
  if (keys.length < stored.length) throw new TargetRefused('The secret cannot be read. Rotate it.')
  // At each attempt: the name may lead elsewhere by now.
  const target = await checkTarget(new URL(claimed.url), services.config.webhooksAllow)
  const body = eventBody(services, claimed)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'eFTI-Compliance-Hub-Webhooks/1',
    ...signedHeaders(keys, { id: claimed.eventId, at: services.clock.now(), body }),
  }
  const limits = { signal, answerBytes: ANSWER_BYTES, textCharacters: LOGGED_CHARACTERS }
  return post(target, { headers, body }, limits)
}

/** A name server cannot be interrupted; its answer is then not waited for. */
function withinTime<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `Answered ${status}. Redirects are not followed.`
  return `Answered ${status}.`
}

function sentenceFor(error: unknown, signal: AbortSignal): string {
  if (error instanceof TargetRefused) return error.message
  if (signal.aborted) return `No complete answer within ${TIMEOUT_MS / 1_000} seconds.`
  const { code } = error as { code?: unknown }
  return `The connection failed${typeof code === 'string' ? ` (${code})` : ''}.`
}

/** PostgreSQL stores no NUL and no halves of characters. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')
