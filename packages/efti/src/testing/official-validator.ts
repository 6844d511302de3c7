import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm'
import { fsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

/** Published schemas and documents, kept beside the repository; tests that need them are skipped without. */
export const REFERENCE = new URL('../../../../../shared/efti/reference/', import.meta.url)
export const hasReference = existsSync(REFERENCE)

/** Judges XML as a standard validator does with the official schemas: the first error, or null for a valid text. */
export function officialValidator(schema: string): (xml: string) => string | null {
  xmlRegisterInputProvider(fsInputProviders)
  const url = fileURLToPath(new URL(`xsd/${schema}`, REFERENCE))
  const xsd = XmlDocument.fromBuffer(readFileSync(url), { url })
  const validator = XsdValidator.fromDoc(xsd)
  return (xml) => {
    const document = XmlDocument.fromString(xml)
    try {
      validator.validate(document)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      document.dispose()
    }
  }
}
