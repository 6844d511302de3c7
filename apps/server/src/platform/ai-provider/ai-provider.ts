import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { z } from 'zod'
import type { AiSettings } from '../config.ts'
import type { Measures } from '../measure/measures.ts'
import { languageModel, PROVIDER_OPTIONS } from './language-model.ts'
import { ProviderFailed, type Tokens } from './provider-failed.ts'
import { whyNoAnswer } from './why-no-answer.ts'

/** What the model is asked. `content` is data of a tenant: never an instruction, and never mixed with ours. */
export interface Question<Answer> {
  /** What it is for, in metrics and the audit trail. */
  purpose: 'plan' | 'reading'
  /** Ours, the same for every document. */
  instructions: string
  content: string
  /** Pictures that go with the content, for a provider that takes them. */
  pictures?: readonly Picture[]
  /** Without optional properties: strict providers want every property, so what may be missing is nullable. */
  answer: z.ZodType<Answer>
  /** Ends the request when nobody waits for it any more. */
  signal?: AbortSignal
}

/** JPEG, which every provider that takes pictures takes. */
export type Picture = Uint8Array

export interface Answered<Answer> {
  answer: Answer
  tokens: Tokens
}

/** The model that is set up on this server, for every tenant that wants it. */
export interface AiProvider {
  /** As people read it: 'gpt-oss-120b at models.example.org'. */
  name: string
  model: string
  host: string
  takesPictures: boolean
  /** @throws ProviderFailed */
  ask<Answer>(question: Question<Answer>): Promise<Answered<Answer>>
}

const FAILURES_IN_A_ROW = 5
const PAUSE_MS = 30_000
/** A plan of thirty steps has about 3,000; some models count what they think as well. */
const MOST_OUTPUT_TOKENS = 12_000
const RETRIES = 1

/** Null where none is set up. Nothing is sent before the first question. */
export function openAiProvider(settings: AiSettings | null, measures: Measures): AiProvider | null {
  if (!settings) return null
  const breaker = circuitBreaker(handleWhen(isFaultOfProvider), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  })
  const host = hostOf(settings)
  return {
    name: `${settings.model} at ${host}`,
    model: settings.model,
    host,
    takesPictures: settings.images,
    async ask(question) {
      const { purpose } = question
      const ended = measures.aiAsked(purpose)
      try {
        const answered = await breaker.execute(() => askOnce(settings, question))
        ended('answered')
        measures.aiTokens(purpose, answered.tokens)
        return answered
      } catch (error) {
        const failure =
          error instanceof BrokenCircuitError
            ? new ProviderFailed('paused', 'several failures in a row')
            : error
        const failed = failure instanceof ProviderFailed
        ended(failed ? failure.kind : 'fault')
        if (failed) measures.aiTokens(purpose, failure.tokens)
        throw failure
      }
    },
  }
}

async function askOnce<Answer>(
  settings: AiSettings,
  { instructions, content, pictures = [], answer, signal }: Question<Answer>,
): Promise<Answered<Answer>> {
  const { generateText, Output } = await import('ai')
  const inTime = AbortSignal.timeout(settings.timeoutMs)
  try {
    const result = await generateText({
      model: await languageModel(settings),
      instructions,
      prompt: [{ role: 'user', content: [{ type: 'text', text: content }, ...pictures.map(asFile)] }],
      output: Output.object({ schema: answer }),
      providerOptions: PROVIDER_OPTIONS,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: RETRIES,
      abortSignal: signal ? AbortSignal.any([inTime, signal]) : inTime,
    })
    return { answer: result.output, tokens: tokensOf(result.usage) }
  } catch (error) {
    throw await whyNoAnswer(error, { late: inTime.aborted, cancelled: signal?.aborted ?? false })
  }
}

const asFile = (data: Picture) => ({ type: 'file' as const, mediaType: 'image/jpeg', data })

export function tokensOf(usage: {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}): Tokens {
  return { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 }
}

/** A key that is wrong stays wrong, and an answer that is no use says nothing about the next one. */
function isFaultOfProvider(error: unknown): boolean {
  return error instanceof ProviderFailed && ['slow', 'unreachable', 'rate-limited'].includes(error.kind)
}

const HOSTS = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  mistral: 'api.mistral.ai',
  azure: '',
  'openai-compatible': '',
}

function hostOf({ provider, baseUrl }: AiSettings): string {
  return baseUrl ? new URL(baseUrl).host : HOSTS[provider]
}
