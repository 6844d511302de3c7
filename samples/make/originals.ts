import { type Consignment, writeConsignmentXml } from '@efti-hub/efti'
import { boxedModel } from '../../bench/extraction/layouts/boxed-model.ts'
import { boxedPlain } from '../../bench/extraction/layouts/boxed-plain.ts'
import { docxParagraphs } from '../../bench/extraction/layouts/docx.ts'
import { openColumns } from '../../bench/extraction/layouts/open-columns.ts'
import { blankPage } from '../../bench/extraction/pdf.ts'
import { complete, faulty } from './consignments.ts'
import { csv, json } from './data-files.ts'
import { kindSamples } from './kinds/kind-samples.ts'
import { invoice, letter, scan } from './other-papers.ts'
import { englishFaulty, frenchDangerous, germanCabotage, germanComplete, withoutConsignee } from './papers.ts'
import { twins } from './twins/twins.ts'

const xml = (consignment: Consignment) => Buffer.from(writeConsignmentXml(consignment))

/** Every sample: its folder, the extension of its original, and how that is made. */
export const originals: Record<string, { extension: string; make: () => Promise<Buffer> | Buffer }> = {
  'cmr-german-complete': { extension: 'pdf', make: () => boxedModel(germanComplete, blankPage(true)) },
  'cmr-english-no-date-country-uk': {
    extension: 'pdf',
    make: () => boxedPlain(englishFaulty, blankPage(true)),
  },
  'cmr-french-dangerous-goods': {
    extension: 'pdf',
    make: () => boxedModel(frenchDangerous, blankPage(true)),
  },
  'cmr-german-cabotage': { extension: 'pdf', make: () => openColumns(germanCabotage, blankPage(true)) },
  'cmr-word-no-consignee': { extension: 'docx', make: () => docxParagraphs(withoutConsignee) },
  'efti-xml-complete': { extension: 'xml', make: () => xml(complete()) },
  'efti-xml-wrong-container-late-date': { extension: 'xml', make: () => xml(faulty()) },
  'csv-no-gross-weight': { extension: 'csv', make: () => Buffer.from(csv) },
  'json-two-goods-lines': { extension: 'json', make: () => Buffer.from(json) },
  'letter-no-freight-paper': { extension: 'pdf', make: letter },
  'invoice-no-freight-paper': { extension: 'pdf', make: invoice },
  'cmr-scanned-without-text': {
    extension: 'pdf',
    make: scan,
  },
  ...kindSamples,
  ...twins,
}
