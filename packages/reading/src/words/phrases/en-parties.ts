import { oneOf, type Phrases } from './phrases.ts'

/** What is in and around names, addresses and signatures. */
export const englishOfParties: Phrases = {
  addressAhead: oneOf`address`,
  addressedTo: oneOf`m/s\.? | messrs\.? | to`,
  agentNamed: oneOf`\bas agents?\b | agents? only`,
  asAgent: oneOf`as\s(?:the\s)?agents? | agents?\sonly`,
  asTheCarrier: oneOf`as (?:the )?carriers?`,
  attention: oneOf`attn | attention | att | f\.? ?a\.? ?o`,
  besideHaulier: oneOf`the | our | the firm | company`,
  besideName: oneOf`
    no | number | date | dated | the | for | and | off | page | pages | sheet | original | copy | duplicate |
    triplicate | example | client | customer | carrier | consignee | shipper | sender | file | draft |
    final | revised`,
  besidePointer: oneOf`
    the | in | per | on | at | of | our | own | this | page | here | above | mentioned | given | stated |
    printed | shown`,
  besideSameParty: oneOf`the | under | point | party | address | name | box | field`,
  byTheCarrier: oneOf`to the carrier | by the carrier | to the haulier | by the haulier`,
  careOf: oneOf`c/o | attn | att\b | mr\b | mrs\b`,
  carrierSigns: oneOf`carrier | transport`,
  cityBeginning: oneOf`city`,
  companyAbbreviation: oneOf`Bros | BROS | Bt | Int | Intl | Nat`,
  companyAhead: oneOf`company | messrs\.?`,
  companyKind: oneOf`compan\p{L}+`,
  companySign: oneOf`transport | logisti`,
  consignedTo: oneOf`consigned to | destined for | for delivery to | to be delivered to | addressed to`,
  customerNumber: oneOf`cod(?:e|ice|igo)? | cust(?:omer)?(?:\sno)?`,
  department: oneOf`
    dep(?:t|artment|artament\p{L}*|to) | purchas\p{L}* | sales | goods\s?in | logist\p{L}* | service |
    division\p{L}* | warehouse | plant | group | holding | transport\p{L}* | international\p{L}*`,
  districtAhead: oneOf`co\.? | county`,
  districtBehind: oneOf`province | prefecture | county | region | state`,
  districtOverseas: oneOf`dist(?:rict)? | ward | subdistrict`,
  estate: oneOf`
    house | mills? | works | farm | grange | maltings | barn | court | buildings | wharf | foundry |
    (?:business|trading|industrial|enterprise|science|retail|technology)\s(?:park|estate|centre) |
    ind(?:ustrial)?\.?\sest(?:ate)?\.?`,
  fax: oneOf`f[ae][xk]`,
  forParty: oneOf`for`,
  gate: oneOf`gate | ramp | dock(?:nr)? | bay`,
  gateOrHall: oneOf`
    hall | gate | ramp | dock(?:nr)? | bay | building | bldg | unit | suite | floor | warehouse`,
  haulageCompany: oneOf`haulage | transports?`,
  haulier: oneOf`haulage contractor | haulier | haulage | forwarder | courier | transporter`,
  headOfPaper: oneOf`
    letterhead | abovementioned | aforementioned | abovenamed | address field | addressfield`,
  leadsToHaulier: oneOf`handed to | handed over to | per | by | with | through | of`,
  letterFormula: oneOf`
    dear (?:sir|madam|mr|ms|mrs|colleague|customer|all) | kind regards | best regards |
    yours (?:faithfully|sincerely|truly)`,
  nameParticle: oneOf`and | of | for | the`,
  nobody: oneOf`none | nil | n/a | n\.?\s?a\.?`,
  notATown: oneOf`lane | alley | lot | plot | unit | block | bldg`,
  onBehalf: oneOf`agen[tc]\p{L}* | on behalf`,
  otherSigner: oneOf`pack(?:er|ing|ed) | stuff | haul | driver | carrier | receiv | receipt | consignee`,
  placeOnPaper: oneOf`
    annex | appendix | attachment | attached | enclosure | enclosed | above | overleaf | reverse | header |
    heading | head | address | addressee | box | block | field | stamp | sender | shipper | consignee`,
  pointerLead: oneOf`see | as | same`,
  postcodeWord: oneOf`P\.?\s?C | PIN(?: code)? | ZIP(?: code)? | post(?:al)?\s?code`,
  sameAlone: oneOf`ditto | same | same as above | as above | see above`,
  sameAsAbove: oneOf`same(?: as (?:above|consignee|shipper|sender|buyer))? | as above | see above | ditto`,
  sameAsBehind: oneOf`same | ditto`,
  sameAsLead: oneOf`as | as per | same as | same | see | like | identical to`,
  sender: oneOf`shipper | consignor | sender\b`,
  serviceName: oneOf`
    full | part | truck | lorry | road | trailer | van | ltl | ftl | express | freight | terminal |
    direct\p{L}* | own`,
  shippingLine: oneOf`lines? | shipping | maritime | navigation | container | shortsea | carriers`,
  signedBy: oneOf`sign | stamp | for the`,
  streetBehind: oneOf`
    street | road | rd | avenue | ave | drive | dr | lane | ln | highway | hwy | freeway | fwy | expressway |
    boulevard | blvd | parkway | pkwy | turnpike | crescent | terrace | way`,
  suiteBehind: oneOf`ste | suite | unit`,
  titleOfPerson: oneOf`Mrs? | MRS? | Ms`,
  toBeNamed: oneOf`
    (?:carrier |haulier )?(?:to be|t\.?\s?b\.?)\s?(?:advised|announced|named|nominated|appointed|confirmed|decided|defined|determined|a\.?|c\.?|d\.?|n\.?) |
    unknown | not (?:yet )?(?:known|named|nominated)`,
  toMessrs: oneOf`m/s\.? | messrs\.? | to\s?m/s\.?`,
  unitInBuilding: oneOf`apt`,
}
