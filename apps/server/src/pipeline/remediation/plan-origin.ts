import type { AiSwitches } from '../../accounts/settings/ai-switches.ts'
import type { AiProvider } from '../../platform/ai-provider/ai-provider.ts'

/** Null: a provider may be asked, and may be sent what the document states. Else why the plan comes from the catalogue. */
export function whyFromCatalogue(
  switches: Pick<AiSwitches, 'aiValidation' | 'sendContent'>,
  provider: Pick<AiProvider, 'name'> | null,
): string | null {
  if (!switches.aiValidation) return 'Built from the rule catalogue; AI-powered validation is switched off'
  if (!provider) return 'Built from the rule catalogue; no AI provider is configured'
  if (!switches.sendContent) {
    return `Built from the rule catalogue; your organisation has not agreed to send document content to ${provider.name}`
  }
  return null
}

/** For a document that tries to steer a model. */
export const WITH_INSTRUCTIONS =
  'Built from the rule catalogue; the document contains instructions to an AI, so no AI provider was asked'

export const FROM_CATALOGUE = 'Built from the rule catalogue'
