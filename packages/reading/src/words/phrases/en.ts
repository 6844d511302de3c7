import { oneOf, type Phrases } from './phrases.ts'

export const english: Phrases = {
  accountStatement: oneOf`statement (?:as at|of account|date|period) | open items`,
  addressAhead: oneOf`address`,
  addressedTo: oneOf`m/s\.? | messrs\.? | to`,
  agentNamed: oneOf`\bas agents?\b | agents? only`,
  agreedPrice: oneOf`agreed (?:rate|freight|price) | all[- ]in (?:rate|price)`,
  airConvention: oneOf`montreal convention | warsaw convention`,
  amountToPay: oneOf`tax point | to pay`,
  and: oneOf`and`,
  andOrOn: oneOf`and | on | in`,
  article: oneOf`the`,
  articleColumn: oneOf`article | product | item`,
  articleUnit: oneOf`pcs | pce | pc | ea | each | set | ctn | ct`,
  asAgent: oneOf`as\s(?:the\s)?agents? | agents?\sonly`,
  asBefore: oneOf`as | the | for the`,
  asTheCarrier: oneOf`as (?:the )?carriers?`,
  atPlace: oneOf`in | at | AT | In | At`,
  attention: oneOf`attn | attention | att | f\.? ?a\.? ?o`,
  balance: oneOf`balance(?! due)`,
  besideHaulier: oneOf`the | our | the firm | company`,
  besideName: oneOf`
    no | number | date | dated | the | for | and | off | page | pages | sheet | original | copy | duplicate |
    triplicate | example | client | customer | carrier | consignee | shipper | sender | file | draft |
    final | revised`,
  besidePartOfParty: oneOf`of | the | from | at | for`,
  besidePointer: oneOf`
    the | in | per | on | at | of | our | own | this | page | here | above | mentioned | given | stated |
    printed | shown`,
  besideSameParty: oneOf`the | under | point | party | address | name | box | field`,
  besideService: oneOf`to | for | from | by | as per`,
  betweenVehicles: oneOf`no | and | with`,
  billOfLadingNamed: oneOf`bills?\sof\slading | sea\s?waybill | waybill`,
  booking: oneOf`booking`,
  boxWord: oneOf`box | field`,
  byAir: oneOf`air`,
  byInlandWater: oneOf`inland`,
  byMeans: oneOf`per | by | truck | lorry | road | sea | air | ship | vessel | rail`,
  byRail: oneOf`rail | train`,
  byRoad: oneOf`road | truck`,
  bySea: oneOf`sea | ship`,
  byTheCarrier: oneOf`to the carrier | by the carrier | to the haulier | by the haulier`,
  capitalOfCompany: oneOf`capital`,
  captionOfDate: oneOf`date`,
  careOf: oneOf`c/o | attn | att\b | mr\b | mrs\b`,
  carriageForward: oneOf`
    charges collect | freight to collect | carriage to pay | to pay | paid by receiver |
    payable by receiver | receiver pays | consignee pays | bill to consignee | not prepaid |
    carriage to be paid by consignee`,
  carriagePaid: oneOf`
    carriage prepaid | charges prepaid | freight paid | pre paid | prepaid by shipper | freight prepaid |
    sender pays | shipper pays | paid by sender`,
  carrier: oneOf`carrier | carriers?`,
  carrierSigns: oneOf`carrier | transport`,
  categoryBeginning: oneOf`categor`,
  chargeableWeight: oneOf`chargeable weight`,
  cityBeginning: oneOf`city`,
  classAhead: oneOf`class`,
  classWord: oneOf`class | hazard class | label | labels`,
  clockAhead: oneOf`at | from | to | time | arrival | arrived | departure`,
  clockWord: oneOf`at`,
  code: oneOf`code`,
  codeOrNumber: oneOf`code | codes | no | number`,
  companyAbbreviation: oneOf`Bros | BROS | Bt | Int | Intl | Nat`,
  companyAhead: oneOf`company | messrs\.?`,
  companyKind: oneOf`compan\p{L}+`,
  companySign: oneOf`transport | logisti`,
  conditionBeginning: oneOf`condition`,
  consignedTo: oneOf`consigned to | destined for | for delivery to | to be delivered to | addressed to`,
  consignmentNoteNamed: oneOf`consignment\snote`,
  consignmentWord: oneOf`consignment | consignment number | shipment | shipment number | note number`,
  containerAhead: oneOf`flat\srack | open\stop | reefer | cont(?:ainer)?\.?`,
  containerNamed: oneOf`containers? | cntrs? | cont(?=\.)`,
  containerShort: oneOf`cont\. | c(?:n)?trs?`,
  containerType: oneOf`
    hc | hq | dc | dv | gp | rf | rh | ot | fr | tk | pw | std | dry(?:\svan)? | high\scube | flat\srack |
    open\stop | reefer | tank | box | van | general\spurpose | pallet\swide`,
  containerTypeCode: oneOf`
    high\scube | hc | hq | dc | dv | gp | rf | rh | ot | fr | tk | pw | bk | std? | box | reefer | dry`,
  contentsDeclared: oneOf`contents of this consignment are (?:fully|properly)`,
  copyNamed: oneOf`copy`,
  countHeading: oneOf`quantity | quantities | qty | qnty | count | number of | no of | nos of`,
  countedBy: oneOf`per | each | in | on | of | to | at | for | with | and | marked | mrkd | nos?\.?`,
  cubicMetres: oneOf`cum | cu m | cu. m | cu.m | cubic metres | cubic meters`,
  customerNumber: oneOf`cod(?:e|ice|igo)? | cust(?:omer)?(?:\sno)?`,
  customsBeginning: oneOf`custom`,
  dangerous: oneOf`danger`,
  dangerousGoods: oneOf`dangerous\s+goods | hazardous`,
  dangerousPaperNamed: oneOf`document\p{L}*`,
  date: oneOf`date`,
  dateKey: oneOf`date | on | datetime | date time`,
  dateLead: oneOf`on | dated | dd`,
  dateOfDespatch: oneOf`
    date of despatch | date of dispatch | despatched on | dispatched on | despatch date | dispatch date |
    collected on | collection date | collection`,
  dated: oneOf`of | dated | dd`,
  dayAndHour: oneOf`on | at | date | hrs | time`,
  debitOrCredit: oneOf`debit`,
  declaration: oneOf`(?:exporter.{0,20})?declaration`,
  delivered: oneOf`delivered`,
  deliveryDate: oneOf`delivery date`,
  deliveryNoteNamed: oneOf`delivery note | advice (?:note|number) | despatch (?:note|advice)`,
  department: oneOf`
    dep(?:t|artment|artament\p{L}*|to) | purchas\p{L}* | sales | goods\s?in | logist\p{L}* | service |
    division\p{L}* | warehouse | plant | group | holding | transport\p{L}* | international\p{L}*`,
  depositWord: oneOf`pallet deposit`,
  descriptionHeading: oneOf`description | descriptions`,
  districtAhead: oneOf`co\.? | county`,
  districtBehind: oneOf`province | prefecture | county | region | state`,
  districtOverseas: oneOf`dist(?:rict)? | ward | subdistrict`,
  documentBeginning: oneOf`document`,
  driver: oneOf`driver(?:'s name)?`,
  eachOrMass: oneOf`each | per | pcs | dim | gross | net`,
  environmentBeginning: oneOf`environmentally | marine pollutant`,
  estate: oneOf`
    house | mills? | works | farm | grange | maltings | barn | court | buildings | wharf | foundry |
    (?:business|trading|industrial|enterprise|science|retail|technology)\s(?:park|estate|centre) |
    ind(?:ustrial)?\.?\sest(?:ate)?\.?`,
  expenses: oneOf`allowance | nights out | expenses claim`,
  explosiveBeginning: oneOf`explos`,
  explosiveDogs: oneOf`(?:explosives? detection|sniffer) dogs?`,
  fax: oneOf`f[ae][xk]`,
  feet: oneOf`ft | feet | foot`,
  fetched: oneOf`collected`,
  flashPoint: oneOf`flash ?point`,
  flashPointAhead: oneOf`flash ?point`,
  flight: oneOf`flights?`,
  forParty: oneOf`for`,
  freightAlone: oneOf`transport | carriage`,
  freightCollect: oneOf`
    \bfreight[\s:-]*(?:charges\s)?(?:collect|payable\sat\sdestination)\b |
    \bfreight\s(?:to\sbe\scollected|forward)\b`,
  freightPrepaid: oneOf`\b(?:ocean\s)?freight[\s:-]*(?:charges\s)?pre-?paid\b`,
  freightPrice: oneOf`freight`,
  from: oneOf`from | origin`,
  fuel: oneOf`diesel | fuel`,
  gate: oneOf`gate | ramp | dock(?:nr)? | bay`,
  gateOrHall: oneOf`
    hall | gate | ramp | dock(?:nr)? | bay | building | bldg | unit | suite | floor | warehouse`,
  goodsReceived: oneOf`received in good`,
  grossOrNetAhead: oneOf`gross | net`,
  grossWord: oneOf`gross | g w | gw | grs | gr wt`,
  handSearch: oneOf`(?:physical|manual|hand) search(?:ed)?`,
  haulageBeginning: oneOf`transport | shipping | shipment | despatch | dispatch | collection | haulage`,
  haulageCompany: oneOf`haulage | transports?`,
  haulageVerb: oneOf`
    collected | collection | loaded | delivered | delivery | de[si]s?patched | shipped | forwarded |
    haul\p{L}* | reg\p{L}*`,
  haulier: oneOf`haulage contractor | haulier | haulage | forwarder | courier | transporter`,
  headOfPaper: oneOf`
    letterhead | abovementioned | aforementioned | abovenamed | address field | addressfield`,
  hoursUnit: oneOf`hr`,
  houseAhead: oneOf`house`,
  houseWaybill: oneOf`house`,
  houseWaybillNamed: oneOf`house\sawb | house\sair\swaybill`,
  inlandNavigation: oneOf`inland (?:waterway|navigation)`,
  insured: oneOf`assured`,
  invoiceNumber: oneOf`inv(?:oice)?\.? ?(?:no|number|nr)`,
  invoiceWord: oneOf`invoice`,
  issued: oneOf`issued | issuer | issuing`,
  issuedAt: oneOf`
    issued(?=:?$) | executed | place and date of issue | place date of issue | date and place of issue |
    place of issue | issued at`,
  issuedIn: oneOf`
    issued at | issued in | issued on | issued | dated at | dated in | done at | made out at | executed at |
    executed on | executed in | signed at | given at | established at | established in`,
  kilograms: oneOf`kilogram | kilograms`,
  lastLoad: oneOf`last (?:load|contained|cargo)`,
  leadsToHaulier: oneOf`handed to | handed over to | per | by | with | through | of`,
  letterFormula: oneOf`
    dear (?:sir|madam|mr|ms|mrs|colleague|customer|all) | kind regards | best regards |
    yours (?:faithfully|sincerely|truly)`,
  litreOrPiece: oneOf`lit(?:re|er|ros?|ri|ry)s?`,
  litres: oneOf`litre | litres`,
  loadedByShipper: oneOf`
    (?:shipper['’]?s?|consignor['’]?s?|sender['’]?s?)\s(?:own\s)?(?:load|stow|count|pack)\p{L}* |
    (?:loaded|stowed|packed|counted)\s.*by\s(?:the\s)?(?:shipper|consignor)`,
  loadedOnBoard: oneOf`
    clean shipped on board | shipped on board | clean on board | laden on board | loaded on board |
    on board date | shipped on board date | laden on board the vessel | on board the vessel | on board`,
  madeOut: oneOf`[Ii]ssued | [Dd]one`,
  marked: oneOf`mark(?:ed|s) | mrkd | mkd | nos?\.?`,
  marksHead: oneOf`marks?(?:\s(?:and|&)\sn(?:umber|o)s?)?`,
  marksWord: oneOf`mark | marks | marked | marking | mrkd | mkd`,
  massBehind: oneOf`wt | weight | mass[ae]?`,
  massHeading: oneOf`kilo | gross | lit[re] | cubic | total`,
  massOrContent: oneOf`m[aá]ss | weight | quantit | conten`,
  massWord: oneOf`weight | weights | wt | wgt | mass`,
  may: oneOf`may`,
  metricTons: oneOf`ton`,
  mileage: oneOf`mileage | odometer`,
  monthDayHour: oneOf`month day hour`,
  movementOfStock: oneOf`opening balance | brought forward`,
  nameParticle: oneOf`and | of | for | the`,
  nameWord: oneOf`name`,
  netExplosiveMass: oneOf`net explosive (?:mass|quantity|content|weight)`,
  netWord: oneOf`net | nett | n w | nw | nt wt`,
  nextAhead: oneOf`next\s | following\s | prev(?:ious|\.)?\s | last\s`,
  nobody: oneOf`none | nil | n/a | n\.?\s?a\.?`,
  not: oneOf`not`,
  notATown: oneOf`lane | alley | lot | plot | unit | block | bldg`,
  notificationOrAnnex: oneOf`notif | annex vii`,
  notificationWord: oneOf`notifi[ck]a\p{L}*`,
  numberBare: oneOf`no | number`,
  numberBehindTitle: oneOf`no | number`,
  numberHeading: oneOf`no | nos | number | numbers`,
  numberInText: oneOf`Number | NUMBER`,
  numberPrinted: oneOf`No | Number | ref`,
  numberSign: oneOf`no | no. | number | number:`,
  numberedUnit: oneOf`handling units? | licen[cs]e plate`,
  numbersFrom: oneOf`from`,
  numbersOutOf: oneOf`of`,
  numbersTo: oneOf`to | thru | through | and`,
  oclock: oneOf`hrs`,
  ofContents: oneOf`of | with`,
  ofOrEach: oneOf`of | per | on | in`,
  ofTheCarrier: oneOf`carriers | hauliers`,
  ofTheConsignee: oneOf`consignees | receivers | recipients`,
  ofTheConsignor: oneOf`senders | consignors | shippers`,
  onBehalf: oneOf`agen[tc]\p{L}* | on behalf`,
  onBoardDate: oneOf`vessel | date | ship | on`,
  onDate: oneOf`on`,
  onTop: oneOf`on`,
  orderReference: oneOf`
    ref(?:erence|erenz|érence|erencia|erans)? | ord(?:er|ine|re|en|em|ini)?s? | p\.?o | purchase\sorder |
    contract\p{L}*`,
  ordered: oneOf`ordered`,
  origin: oneOf`origin`,
  otherNumber: oneOf`master | booking | reserv | order | invoice | account | page`,
  otherSigner: oneOf`pack(?:er|ing|ed) | stuff | haul | driver | carrier | receiv | receipt | consignee`,
  overBorders: oneOf`transboundary | transfrontier`,
  ownOrParty: oneOf`own | our | your | client | customer`,
  packageListed: oneOf`ct?n | carton | case | box | crate | pallet | package | bale | roll`,
  packagingBeginning: oneOf`packag | drum`,
  packedInMaterial: oneOf`
    wooden | wood | plywood | fibre | fibreboard | cardboard | plastic | steel | metal | paper | woven |
    corrugated | heavy | large | small | export | used | new | of | in`,
  packingCertificate: oneOf`
    (?:container|vehicle|cargo transport unit)[^.]{0,25}packing certificate | packing certificate`,
  packingGroupWord: oneOf`pg | p g | packing group`,
  page: oneOf`page | sheet`,
  partyToOrder: oneOf`subcontractor`,
  paymentDue: oneOf`due date | overdue`,
  perUnit: oneOf`\bper\b`,
  pieces: oneOf`pcs? | pc | pce | ea | pieces? | set | pairs?`,
  placeOnPaper: oneOf`
    annex | appendix | attachment | attached | enclosure | enclosed | above | overleaf | reverse | header |
    heading | head | address | addressee | box | block | field | stamp | sender | shipper | consignee`,
  plateLead: oneOf`reg | unit`,
  plateWord: oneOf`reg no | registration no | registration | plate | plates | plate no | number plate`,
  pointerLead: oneOf`see | as | same`,
  positionHeading: oneOf`posn | position | item | items | line | ln | sl | sr | s no | s nr`,
  postcodeWord: oneOf`P\.?\s?C | PIN(?: code)? | ZIP(?: code)? | post(?:al)?\s?code`,
  price: oneOf`unit (?:price|value) | price(?: each)? | amount`,
  printedBy: oneOf`printed | created | generated | powered | issued by | software`,
  producerOfWaste: oneOf`producer | waste producer | waste generator producer | waste generator`,
  properShippingName: oneOf`proper shipping name`,
  qualifierKey: oneOf`
    role | role code | type | type code | kind | function | function code | qualifier | party role |
    party type | party function | party qualifier | partner q | partner role | partner function | stop type |
    location type | location qualifier | place type | reference type | measure type | date type | activity`,
  railwayBeginning: oneOf`rail`,
  ratePer: oneOf`per | each`,
  receiptOf: oneOf`receipt of`,
  remarkBeginning: oneOf`
    temp(?:erature?|eratura)?(?![\p{Ll}]) | (?:set|carrying)\stemp | temperaturetobeset | ventila\p{L}* |
    thermograph | reefer\sset | freight(?!\s?(?:car|wagon)) | shipper['’]?s?\sload | said\sto\scontain |
    s\.?t\.?c\.?[:.]?$ | slac | \d+\sdays\s(?:free|demurrage) | non[- ]?(?:dgr|haz\p{L}*) | not\srestricted |
    no\slithium | mill\scert | heat\sno | stowed\s | clean\son\sboard | marks?: |
    p\.?o\.?[\s.:#]*(?:no|nr|\d) | inv[.:#\s]+(?=\S*\d) | s\/?b\.?\s(?:no|nr) | shipping\sbill |
    (?:c|ctns?|cartons?|cases?|pkgs?|boxe?s?)[\s\/.]*nos?[.:\s]*\d | order\sno | contract\sno | l\/?c\sno |
    batch\s?(?:no|nr|:) | lot\s(?:no|nr) | out\sof\sgauge | fumigat\p{L}* | acc(?:\.|ording)?\sto\s |
    (?:clean\s)?(?:shipped\s|laden\s|loaded\s)?on\sboard | (?:country\sof\s)?origin: | made\sin\s |
    (?:do\s)?not\s(?:stack\p{L}*|tilt|drop) | non[- ]stackable | fragile(?![\p{L}]) | keep\s(?:dry|upright) |
    handle\swith\scare | this\sside\sup | as\s(?:agreed|arranged) | packed\sin\s |
    wood(?:en)?\spack\p{L}*\s?(?:material)?: | (?:no\s)?(?:solid|raw)\swood | keep\saway | stuffed\sin`,
  route: oneOf`(?:(?:flight|air)\s)?rout(?:e|ing) | from\s?[–/-]\s?to`,
  saidToContain: oneOf`s\.?\s?t\.?\s?c\.? | said\sto\scontain | slac | containing`,
  sameAlone: oneOf`ditto | same | same as above | as above | see above`,
  sameAsAbove: oneOf`same(?: as (?:above|consignee|shipper|sender|buyer))? | as above | see above | ditto`,
  sameAsBehind: oneOf`same | ditto`,
  sameAsLead: oneOf`as | as per | same as | same | see | like | identical to`,
  seaRules: oneOf`hague | hamburg rules`,
  sealAhead: oneOf`seals?`,
  sealNamed: oneOf`
    seal | seals | seal no | seal nos | sealed with | sealed under | bolt seal | bolt seals | bottle seal |
    cable seal`,
  sealNumberWord: oneOf`n[ro]s?\.?(?!\p{L}) | numbers?`,
  sealState: oneOf`
    intact | intact and | applied | affixed | attached | fitted | checked | verified | closed | on doors |
    on door | on trailer`,
  securityWord: oneOf`stat[ou] | security`,
  seeList: oneOf`
    details?\s(?:see|as\sper) | see\s(?:attached|rider|list) | as\sper\s(?:attached|rider|list)`,
  seeOtherBox: oneOf`as | see | same as`,
  semitrailer: oneOf`semi`,
  sendBack: oneOf`return`,
  sender: oneOf`shipper | consignor | sender\b`,
  serviceName: oneOf`
    full | part | truck | lorry | road | trailer | van | ltl | ftl | express | freight | terminal |
    direct\p{L}* | own`,
  shippedOnBoard: oneOf`in witness whereof | shipped on board | laden on board | apparent good order`,
  shippersLoad: oneOf`said to contain | shipper'?s load`,
  shippingLine: oneOf`lines? | shipping | maritime | navigation | container | shortsea | carriers`,
  shippingMarks: oneOf`shipping marks | \bmeas\.?\b`,
  signature: oneOf`signature | signed(?: by)?`,
  signedBy: oneOf`sign | stamp | for the`,
  singleArticle: oneOf`pcs | pc | pieces | piece | pces | pairs | units | articles`,
  sizes: oneOf`dim`,
  sizesHead: oneOf`dim | size`,
  statesConcerned: oneOf`countries | states concerned`,
  streetBehind: oneOf`
    street | road | rd | avenue | ave | drive | dr | lane | ln | highway | hwy | freeway | fwy | expressway |
    boulevard | blvd | parkway | pkwy | turnpike | crescent | terrace | way`,
  suiteBehind: oneOf`ste | suite | unit`,
  supplier: oneOf`supplier`,
  takenOver: oneOf`collected | picked up | handed over | loaded`,
  tare: oneOf`tare`,
  tariffHeading: oneOf`tariff`,
  tariffNumber: oneOf`tariff | commodity | customs`,
  timeAhead: oneOf`at`,
  timeOfDay: oneOf`at | hr | hrs | time`,
  titleOfPerson: oneOf`Mrs? | MRS? | Ms`,
  to: oneOf`to | destination`,
  toBeNamed: oneOf`
    (?:carrier |haulier )?(?:to be|t\.?\s?b\.?)\s?(?:advised|announced|named|nominated|appointed|confirmed|decided|defined|determined|a\.?|c\.?|d\.?|n\.?) |
    unknown | not (?:yet )?(?:known|named|nominated)`,
  toMessrs: oneOf`m/s\.? | messrs\.? | to\s?m/s\.?`,
  toOrder: oneOf`(?:to|unto)\s(?:the\s)?order(?:\s(?:and|or)\sassigns)?\sof:?`,
  toPage: oneOf`to | on | from`,
  tonnes: oneOf`tonne | tonnes | tons | ton`,
  tractorWord: oneOf`veh | vehicle | truck | lorry | tractor unit | tractor`,
  trailerWord: oneOf`trl | trailer | semi | semitrailer | semi trailer | trailer no`,
  train: oneOf`train`,
  transportCategory: oneOf`transport categor(?:y|ies)`,
  transportOrder: oneOf`
    transport order | carriage order | haulage order | freight order | load order | order for carriage`,
  tunnelWord: oneOf`tunnel | trc | tunnel code | tunnel restriction code`,
  unNumberName: oneOf`number | num | no`,
  uncleaned: oneOf`uncleaned`,
  unitAttribute: oneOf`unit | uom | currency`,
  unitInBuilding: oneOf`apt`,
  unitKey: oneOf`unit | uom | unit_?code | unit_?of_?measure`,
  unitNamed: oneOf`pounds | tonnes`,
  unitOfPrice: oneOf`pcs? | piece | unit | item | carton | ctn`,
  upTo: oneOf`to`,
  valueAddedTax: oneOf`vat`,
  vehicleNamed: oneOf`trailer | tractor | truck`,
  vesselOrVoyage: oneOf`vessel | voyage | port of (?:loading|discharge)`,
  visualCheck: oneOf`visual (?:check|inspection)`,
  volumeBeginning: oneOf`vol(?:ume|umen|\.)?`,
  volumeBesideMass: oneOf`measurement | measurements | measure | meas | volume`,
  volumeHeading: oneOf`volume`,
  volumeOf: oneOf`of`,
  voyage: oneOf`voy(?:age)?`,
  voyageBeginning: oneOf`voy`,
  wasteAhead: oneOf`WASTE`,
  wasteBeginning: oneOf`waste`,
  wasteProducer: oneOf`waste (?:generator|producer)`,
  weBuy: oneOf`we (?:confirm|place) our order | please (?:supply|quote)`,
  weConfirm: oneOf`confirm`,
  weDeliver: oneOf`
    goods (?:despatched|dispatched|delivered) | advice of goods | we (?:deliver|despatch|send you)`,
  weInstruct: oneOf`
    please (?:load|collect|arrange (?:the )?(?:collection|transport)) | we hereby (?:order|instruct)`,
  weighbridge: oneOf`weigh ?bridge`,
  wholeWord: oneOf`shipment | consignment | total | totals | totalling | altogether | overall | in all`,
  withResiduesOf: oneOf`with residues of`,
  wrapperKey: oneOf`
    party | details | info | data | value | document | shipment | consignment | header | transport | cmr`,
  xray: oneOf`x[\s-]?ray(?:ed)?`,
  yoursOrOurs: oneOf`your | our | customer | client`,
}
