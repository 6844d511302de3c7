import type { Concept } from '../fields/concepts.ts'
import { bare } from '../words/compare.ts'
import { list } from '../words/lexicon.ts'

/** Parties and places as they stand beside one of their parts: 'Miasto nadawcy', 'Avsändarens ort', 'Kraj rozładunku'. */
export const genitives: Partial<Record<Concept, readonly string[]>> = {
  consignor: list`
    senders, consignors, shippers, absenders, versenders, afzenders, afsenders, afsenderens, avsenders, avsenderens,
    avsändar, avsändarens, lähettäjän, saatja, nadawcy, odesílatele, odesilatele, odosielateľa, feladónak, expeditorului,
    pošiljatelja, pošiljaoca, пошиљаоца, siuntėjo, nosūtītāja, sūtītāja, saatja, изпращача, αποστολέα, gönderenin,
    göndericinin, відправника, вантажовідправника`,
  consignee: list`
    consignees, receivers, recipients, empfängers, empfaengers, geadresseerdes, ontvangers, modtagers, modtagerens,
    mottakers, mottakerens, mottagar, mottagarens, vastaanottajan, odbiorcy, příjemce, príjemcu, címzettnek,
    destinatarului, primatelja, primaoca, примаоца, prejemnika, gavėjo, saņēmēja, saaja, получателя, παραλήπτη,
    alıcının, одержувача, отримувача, вантажоодержувача, вантажоотримувача`,
  carrier: list`
    carriers, hauliers, frachtführers, frachtfuehrers, transporteurs, vervoerders, fragtførers, fragtførerens,
    fraktførers, fraktførerens, fraktförarens, åkeriets, transportörens, rahdinkuljettajan, przewoźnika, dopravce,
    dopravcu, fuvarozónak, transportatorului, cărăușului, prijevoznika, prevoznika, превозника, vežėjo, pārvadātāja,
    vedaja, превозвача, μεταφορέα, taşıyıcının, nakliyecinin, перевізника`,
  placeOfDelivery: list`
    lieferorts, ablieferungsorts, entladeorts, dostawy, rozładunku, doręczenia, przeznaczenia, vykládky, dodání,
    doručení, určení, dodania, doručenia, určenia, livrării, descărcării, destinației, isporuke, istovara, dostave,
    odredišta, razklada, испоруке, истовара, pristatymo, iškrovimo, piegādes, izkraušanas, tarne, mahalaadimise,
    toimituksen, purku, purkamis, доставката, разтоварването, местоназначение, παράδοσης, εκφόρτωσης, προορισμού,
    teslimat, teslimatın, boşaltma, varış, доставки, розвантаження, призначення, lossnings, leverans, leverings, leveringens,
    leveransens, lossing, destinazione, destino, destinatie`,
  takingOver: list`
    übernahmeorts, beladeorts, ladeorts, załadunku, odbioru, nadania, nakládky, převzetí, odeslání, prevzatia, odoslania,
    încărcării, preluării, ridicării, utovara, preuzimanja, otpreme, naklada, prevzema, утовара, преузимања, pakrovimo,
    paėmimo, iekraušanas, pealelaadimise, laadimise, lastauksen, lastaus, noudon, натоварването, товаренето,
    φόρτωσης, παραλαβής, yüklemenin, yükleme, навантаження, завантаження, відвантаження, відправлення, lastnings,
    læsse, pålæsnings, laste, laad`,
}

/** What joins a part to its party, either way round: 'Cidade do remetente', 'Country of the consignee'. */
export const joiners: ReadonlySet<string> = new Set(
  `of the from at de del de la el los las du des le les l d di della dello dell dei degli do da dos das van het der den
  dem von vom zur zum i u na pe al ale a lui for til till s на за του της των`
    .split(/\s+/)
    .map(bare),
)

/** Where 'kraj' is a town: elsewhere among the Slavic languages it is a country. */
export const besideKrajAsTown: ReadonlySet<string> = new Set(
  'posiljatelja prejemnika prevoznika naklada razklada posiljatelj prejemnik prevoznik'.split(' '),
)
