import type { LanguageModel } from 'ai'
import type { AiSettings } from '../config.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** The model of the Vercel AI SDK for the settings; the packages are loaded when the first question is asked. */
export async function languageModel(settings: AiSettings): Promise<LanguageModel> {
  const { provider, baseUrl, apiKey, model } = settings
  const options = {
    fetch: boundedFetch,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(apiKey ? { apiKey } : {}),
  }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(options)(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(options)(model)
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      return createMistral(options)(model)
    }
    case 'azure': {
      const { createAzure } = await import('@ai-sdk/azure')
      return createAzure(options)(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        ...options,
        name: provider,
        baseURL: baseUrl ?? '',
        // vLLM, llama.cpp, Ollama and LM Studio know schemas; a server that does not still finds the shape in our words.
        supportsStructuredOutputs: true,
      })(model)
    }
  }
}

/** What only one provider understands: OpenAI and Azure keep answers for 30 days unless they are asked not to. */
export const PROVIDER_OPTIONS = {
  openai: { store: false },
  azure: { store: false },
}
