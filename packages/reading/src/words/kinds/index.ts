import { airSecurityWords } from './air-security.ts'
import { awbWords } from './awb/index.ts'
import { billOfLadingWords } from './bill-of-lading/index.ts'
import { cimWords } from './cim/index.ts'
import { dangerousGoodsWords } from './dangerous-goods/index.ts'
import type { FormWords } from './form-words.ts'
import { inlandWaterwayWords } from './inland-waterway.ts'
import { withRelatedPapers } from './related-papers.ts'
import { wordsOfTrade } from './trade/index.ts'
import { wasteAnnexViiWords } from './waste-annex-vii/index.ts'
import { wasteMovementWords } from './waste-movement.ts'
import { withWaysOfTransport } from './ways-of-transport.ts'

/** What the forms of each kind print; the note of the CMR is what the lexicons themselves are about. */
export const wordsOfKinds: Readonly<Record<string, FormWords>> = withWaysOfTransport(
  withRelatedPapers({
    cim: cimWords,
    awb: awbWords,
    'air-security': airSecurityWords,
    'bill-of-lading': billOfLadingWords,
    'inland-waterway': inlandWaterwayWords,
    'dangerous-goods': dangerousGoodsWords,
    'waste-annex-vii': wasteAnnexViiWords,
    'waste-movement': wasteMovementWords,
    ...wordsOfTrade,
  }),
)
