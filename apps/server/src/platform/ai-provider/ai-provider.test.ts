import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type AiProviderStandIn, type Behaviour, startAiProvider } from '../../testing/ai-provider.ts'
import { readConfig } from '../config.ts'
import { makeMeasures } from '../measure/measures.ts'
import { openAiProvider, type Question } from './ai-provider.ts'

let standIn: AiProviderStandIn | null = null
afterEach(async () => {
  await standIn?.stop()
  standIn = null
})

const measures = makeMeasures('test', '.')
const question: Question<{ answer: string; reason: string | null }> = {
  purpose: 'plan',
  instructions: 'Answer in JSON.',
  content: 'What is written here is data.',
  answer: z.object({ answer: z.string(), reason: z.string().nullable() }),
}
const GOOD = JSON.stringify({ answer: 'yes', reason: null })

async function providerThat(behave: () => Behaviour, env: Record<string, string> = {}) {
  standIn = await startAiProvider(behave)
  const { ai } = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: standIn.url,
    AI_MODEL: 'stand-in',
    AI_API_KEY: 'a key',
    AI_TIMEOUT_SECONDS: '10',
    ...env,
  })
  const provider = openAiProvider(ai, measures)
  if (!provider) throw new Error('no provider was opened')
  return { provider, standIn }
}

test.each([
  ['openai-compatible', '/v1/chat/completions', 'Bearer a key', '"type":"image_url"'],
  ['openai', '/v1/responses', 'Bearer a key', '"type":"input_image"'],
  ['anthropic', '/v1/messages', 'a key', '"type":"image"'],
])('%s is asked in its own protocol, with pictures', async (name, path, key, picture) => {
  const { provider, standIn } = await providerThat(() => GOOD, {
    AI_PROVIDER: name,
    AI_MODEL: 'claude-sonnet-4-5',
  })
  const jpeg = Buffer.from('ffd8ffe0', 'hex')
  expect(await provider.ask({ ...question, pictures: [jpeg] })).toEqual({
    answer: { answer: 'yes', reason: null },
    tokens: { input: 100, output: 20 },
  })
  const [asked, more] = standIn.asked
  expect(asked).toMatchObject({ path, key, instructions: question.instructions, content: question.content })
  expect(asked?.body).toContain(picture)
  expect(asked?.body).toContain(jpeg.toString('base64'))
  expect(more).toBeUndefined()
})

test.each<[string, Behaviour, string]>([
  ['an answer of another shape', JSON.stringify({ verdict: 'compliant' }), 'unusable'],
  ['a text instead of JSON', 'declined', 'unusable'],
  ['a page of a proxy', 'malformed', 'unusable'],
  ['an endless answer', 'oversized', 'unusable'],
  ['too many requests', 'rate-limited', 'rate-limited'],
  ['a wrong key', { status: 401 }, 'refused'],
  ['an unknown model', { status: 404 }, 'refused'],
  ['a redirect', 'redirected', 'unreachable'],
  ['a fault', { status: 500 }, 'unreachable'],
  ['a dropped connection', 'dropped', 'unreachable'],
])('%s is no answer', async (_what, behaviour, kind) => {
  for (const name of ['openai-compatible', 'anthropic']) {
    const { provider, standIn } = await providerThat(() => behaviour, { AI_PROVIDER: name })
    await expect(provider.ask(question)).rejects.toMatchObject({ kind })
    await standIn.stop()
  }
  standIn = null
})

test('an answer that comes late is not waited for, nor one that nobody wants any more', async () => {
  const late = await providerThat(() => ({ text: GOOD, after: 3000 }), { AI_TIMEOUT_SECONDS: '1' })
  await expect(late.provider.ask(question)).rejects.toMatchObject({ kind: 'slow' })
  const cancelled = new AbortController()
  const answer = late.provider.ask({ ...question, signal: cancelled.signal })
  cancelled.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'cancelled' })
})

test('tokens of an answer that is of no use are counted', async () => {
  const { provider } = await providerThat(() => 'declined')
  await expect(provider.ask(question)).rejects.toMatchObject({ tokens: { input: 100, output: 20 } })
})

test('after five failures in a row the provider is left alone', async () => {
  const { provider, standIn } = await providerThat(() => 'rate-limited')
  for (let time = 0; time < 5; time++) {
    await expect(provider.ask(question)).rejects.toMatchObject({ kind: 'rate-limited' })
  }
  const before = standIn.asked.length
  await expect(provider.ask(question)).rejects.toMatchObject({ kind: 'paused' })
  expect(standIn.asked.length).toBe(before)
})
