import { oneOf, type Phrases } from './phrases.ts'

/** What is in and around names, addresses and signatures. */
export const germanOfParties: Phrases = {
  addressAhead: oneOf`adresse? | anschrift`,
  addressedTo: oneOf`an(?:\sdie)?(?:\sfirma)? | firma | fa\.`,
  agentNamed: oneOf`agentur | als agent`,
  asAgent: oneOf`als\s(?:agent|vertreter) | als\sagenten?`,
  asTheCarrier: oneOf`als (?:frachtführer|verfrachter|carrier|vervoerder)`,
  attention: oneOf`z\.? ?hd | zu händen`,
  besideHaulier: oneOf`
    die | der | den | dem | das | unseren | unsere | unserem | unserer | firma | fa | fa.`,
  besideName: oneOf`
    nr | nummer | datum | vom | vom tage | zur | zum | und | von | seite | blatt | kopie | duplikat |
    exemplar | kunde | empfänger | absender`,
  besidePointer: oneOf`der | die | das | dem | den | im | am | auf | unser | unserem | unter | hier | oben`,
  besideSameParty: oneOf`der | die | das | den | dem | beim | bei | pos | adresse | anschrift | feld`,
  byTheCarrier: oneOf`dem frachtführer | dem beförderer | durch den frachtführer | durch den beförderer`,
  careOf: oneOf`z\.?\s?h | herrn?\b | frau\b`,
  carrierCompany: oneOf`spedition | reederei | logistik | frachtkontor`,
  carrierSigns: oneOf`verfrachter | frachtführer | reeder`,
  cityBeginning: oneOf`stadt`,
  companyAbbreviation: oneOf`Gebr | GEBR`,
  companyAhead: oneOf`firma | fa\.`,
  companyKind: oneOf`firma`,
  companySign: oneOf`logisti | spedition`,
  consignedTo: oneOf`bestimmt für | zur lieferung an | geliefert an | versandt an`,
  customerNumber: oneOf`kd\.?-?\s?nr | kunden-?nr | debitor`,
  department: oneOf`
    abt(?:eilung)? | [ée]inkauf | verkauf | versand | waren\p{L}* | wareneingang | annahme | logist\p{L}* |
    lager | werk | gruppe | transport\p{L}* | spedi\p{L}*`,
  districtAhead: oneOf`kreis | landkreis | lkr\.?`,
  forParty: oneOf`für`,
  forTheCarrier: oneOf`für den (?:verfrachter|frachtführer|carrier|reeder)`,
  gate: oneOf`tor | rampe | lager`,
  gateOrHall: oneOf`halle | tor | rampe | geb[äa]ude | geb | etage | werk | lager`,
  haulageCompany: oneOf`spedition`,
  haulier: oneOf`
    frächter | spediteur | spedition | fuhrunternehmer | frachtunternehmer | frachtführers |
    fuhrunternehmen | transporteurs | subunternehmer`,
  haulierAhead: oneOf`frächter | frachtführer | firma | fa\.`,
  headOfPaper: oneOf`
    briefkopf | kopfzeile | anschriftenfeld | anschriftfeld | adressfeld | adressenfeld | adressfenster |
    empfängerfeld | obengenannt | vorgenannt | obenstehend`,
  inPlace: oneOf`aus`,
  industrialZone: oneOf`industriepark | gewerbepark | gewerbegebiet | industriegebiet`,
  leadsToHaulier: oneOf`übergeben an | durch | von | mit | mittels | per | über | holt`,
  letterFormula: oneOf`
    sehr geehrte | liebe (?:frau|kolleg|kund) | guten tag | mit freundlichen grüßen | freundliche grüsse`,
  nameParticle: oneOf`und | u. | in | von | zu | zum | zur | der | den | dem | die | im | am | bei | im.`,
  nobody: oneOf`kein\p{L}* | entfällt`,
  onBehalf: oneOf`agen[tc]\p{L}* | im namen | im auftrag`,
  otherSigner: oneOf`packen | gepackt | fahrer | frachtführer | empfäng`,
  placeOnPaper: oneOf`
    anlage | anhang | beilage | beiblatt | rückseite | rücks | umseite | oben | umseitig | kopf | anschrift |
    adresse | feld | stempel | absender | empfänger`,
  pointerLead: oneOf`siehe | s | vgl | wie | laut | lt | gemäß | gem`,
  sameAlone: oneOf`dto | dito | wie oben | siehe oben | s o`,
  sameAsAbove: oneOf`dto\.? | wie oben | siehe oben | wie vor(?:stehend)? | s\. ?o\.? | dito`,
  sameAsLead: oneOf`wie | siehe | s | gleich | identisch mit`,
  sender: oneOf`absender | versender | auftraggeber`,
  serviceName: oneOf`
    stückgut | sammelgut | teil\p{L}* | komplett\p{L}* | lkw | frei | franko | porto | fracht\p{L}* |
    kombi\p{L}* | direkt\p{L}* | eigen\p{L}*`,
  shippingLine: oneOf`linie | reederei`,
  signedBy: oneOf`unterschrift | stempel | für`,
  titleOfPerson: oneOf`Herrn? | HERRN? | Frau | FRAU | Hr`,
  toBeNamed: oneOf`
    (?:wird |noch |folgt|offen|unbekannt|zu (?:benennen|bestimmen))(?:\s?\p{Ll}+){0,3} | később`,
  toMessrs: oneOf`an(?:\sdie)?(?:\sfirma)?`,
  unitInBuilding: oneOf`kai`,
}
