import type { Span } from '../../../layout/span.ts'
import { formsAtEnd, formsWithin } from '../../../words/terms/legal-forms.ts'

/** A legal form ends the text: 'Beispiel GmbH & Co. KG', 'Ejemplo, S.L.'. */
export const legalForm = new RegExp(String.raw`(?:^|[\s,])(${formsAtEnd})\.?$`, 'iu')

const formWithin = new RegExp(String.raw`(?<!\p{L})(?:${formsWithin})(?!\p{L})`, 'iu')

/** A legal form stands anywhere in the name. */
export const hasLegalName = (span: Span | undefined): boolean =>
  span !== undefined && formWithin.test(span.text)
