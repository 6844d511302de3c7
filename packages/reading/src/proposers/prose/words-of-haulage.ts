import { list } from '../../words/lexicon.ts'
import { wordsOf } from './words-of-concepts.ts'

/** Who carries, as sentences call him. */
const nouns = wordsOf(
  ['carrier'],
  list`
    frächter, spediteur, spedition, fuhrunternehmer, frachtunternehmer, frachtführers, fuhrunternehmen, transporteurs,
    subunternehmer, haulage contractor, haulier, haulage, forwarder, courier, transporter, affréteur, voiturier,
    commissionnaire, messagerie, agencia de transportes, agencia, empresa de transporte, porteador, corriere, spedizioniere,
    trasportatore, autotrasportatore, transitario, transportadora, expeditie, expediteur, vervoersbedrijf, transportbedrijf,
    przewoźnikiem, przewoźnika, przewoźnikowi, spedytor, spedytora, firma transportowa, firmy transportowej, dopravcem,
    dopravci, dopravca, dopravcom, přepravcem, prepravcom, autodopravce, fuvarozóval, fuvarozónak, szállítmányozó,
    speditőr, transportatorul, transportatorului, cărăuș, cărăușul, expeditor, fraktförare, fraktföraren, åkeri, åkeriet,
    speditör, transportör, transportören, fragtfører, fragtmand, vognmand, speditør, transportør, fraktfører, rahdinkuljettaja,
    kuljetusliike, huolitsija, prevoznik, prevoznikom, prevozniku, prijevoznik, prijevoznika, prijevozniku, prevoznika, špediter,
    špedicija, vežėjas, vežėjo, ekspeditorius, pārvadātājs, pārvadātāja, ekspeditors, vedaja, ekspedeerija, превозвач, превозвача,
    спедитор, перевізник, перевозчик, μεταφορέας, μεταφορέα, nakliyeci, taşıyıcı, taşımacı, nakliye firması`,
)
const articles = list`
  die, der, den, dem, das, la, le, les, l, il, lo, el, de, het, the, our, unseren, unsere, unserem, unserer, notre, nos, nostro, nuestro,
  nuestra, onze, ons, naszego, naszą, naším, naši, vår, vores, the firm, firma, firmę, firmą, firmy, firmou, fa, fa., firmei, ditta,
  société, sté, ets, empresa, company, spółkę, cég, tvrtka, tvrtke, podjetje, įmonė, фирма`
/** By whom, with whom: they lead to a haulier where the sentence tells of carrying. */
const agents = list`
  remis à, remise à, remis aux, remise aux, handed to, handed over to, übergeben an, consegnata a, consegnato a, entregado a,
  entregada a, entregue a, overhandigd aan, meegegeven aan, wydano, předáno, odovzdané, predato, predano, predat, överlämnat till, overdraget til, overlevert til, luovutettu, durch, von, mit, mittels, per, über, by, via, with, through, per, of, par, avec, chez, au, aux, à la, por, mediante, con, a cargo de, por cuenta de, da, dal,
  dalla, dallo, tramite, a cura di, door, met, przez, z, prostřednictvím, s, firmou, cu, prin, de, de către, av, med, af, hos,
  zajišťuje, zajistí, provádí, převzal, převzala, převzalo, zabezpečuje, prevzal, odebrał, odebrała, wykonuje, realizuje, prevzel,
  prevzela, prevzelo, preuzeo, preuzela, preuzima, nouti, noutaa, kuljettaa, hakee, effettua, ritira, realiza, retira, efetua, holt,
  veža, atveža, ved, veab, от, чрез, с, από, με, μέσω`
const either = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.').replaceAll(' ', '\\s'))
    .join('|')

const glue = String.raw`(?:(?:${either(articles)})(?![\p{L}])\s+|l['’])`
const noun = String.raw`(?:${nouns})(?!\p{L})`
/** 'Vežėjas – UAB ...', 'dopravce ČSAD ...', 'durch unseren Spediteur ...': the word for who carries right before the name. */
export const leadsByNoun = new RegExp(
  String.raw`(?<![\p{L}-])${noun}(?:\s*(?:\([\p{L}/ ]+\)|/\s?\p{L}+))?(?:\s*[:–—]|\s-)?\s+${glue}?(?=[\p{Lu}„“"«])`,
  'giu',
)
/** '… hämtades av ...', 'Despatched via ...': nothing but who did it. */
export const leadsByAgent = new RegExp(
  String.raw`(?<![\p{L}-])(?:${either(agents)})(?!\p{L})[:\s]\s*${glue}{0,2}(?=[\p{Lu}„“"«])`,
  'giu',
)
/** 'Kuljetus: ...', 'Forsendelse: ...': what is asked before a colon. */
export const leadsByColon =
  /(?:transport|transp\.|trasport|trasp\.|beförder|abhol|enl[eè]v|ritir|afhent|upphämt|hämtas|noutaja|odbiór|odběr|recogid|levantament|ophal|afhal|elszáll|ridicar|versand|spedi|expédition|envoi|envío|shipping|shipment|despatch|dispatch|collection|abholung|haulage|vervoer|verzending|wysyłk|doprav|přeprav|szállít|fuvar|frakt|fragt|forsendelse|kuljetus|prevoz|prijevoz|vežim|nakliye|taşıma|sevk)\p{L}*\.?\s*:\s+(?=[\p{Lu}„“"«])/giu

/** A sentence about a name counts only where it tells of fetching, loading, sending or carrying. */
export const ofCarriage =
  /(?<!\p{L})(?:abgeholt|geladen|verladen|übernommen|übergeben|abholung|versand\p{L}*|versendet|zugestellt|geliefert|lieferung|transport\p{L}*|transp|beförder\p{L}*|opgehaald|afgehaald|vervoerd|verzonden|kenteken|enlev\p{L}+|charg\p{L}+|expédi\p{L}+|livr\p{L}+|achemin\p{L}+|immatricul\p{L}+|collected|collection|loaded|delivered|delivery|de[si]s?patched|shipped|forwarded|haul\p{L}*|reg\p{L}*|remorc\p{L}*|remise?|ritir\p{L}+|caric\p{L}+|consegn\p{L}+|trasport\p{L}+|spedi\p{L}+|targa|recogid\p{L}+|retirad\p{L}+|cargad\p{L}+|enviad\p{L}+|carregad\p{L}+|expedid\p{L}+|matrícula|załad\p{L}+|odebra\p{L}+|wysłan\p{L}*|dostarcz\p{L}+|nr rej|naložen\p{L}*|nakládk\p{L}*|převz\p{L}+|prevz\p{L}+|doprav\p{L}+|odeslán\p{L}*|spz|rz|rakod\p{L}*|szállít\p{L}*|rendszám\p{L}*|lastad\p{L}*|hämta\p{L}*|levererad\p{L}*|skickad\p{L}*|sänd\p{L}+|sendt|afhent\p{L}*|afsendt|leveret|levert|hentet|noud\p{L}*|nouti|nouto|lähete\p{L}+|încărc\p{L}*|ridicat\p{L}*|livrat\p{L}*|expediat\p{L}*|preuze\p{L}+|utovar\p{L}*|otprem\p{L}*|naložil\p{L}*|odprem\p{L}*|išsiųst\p{L}*|pakraut\p{L}*|nosūtīt\p{L}*|piegādāt\p{L}*|auto|taşın\p{L}+|yüklen\p{L}+|teslim|превоз\p{L}*|натовар\p{L}*)(?!\p{L})/iu

/** Behind the name where the language has no word before it: 'a Bakony Trans Kft. szállította el', 'Ege Nakliyat A.Ş. tarafından'. */
export const behindHaulier =
  /^\s*(?:szállít\p{L}*|elszállít\p{L}*|vette|veszi|fuvaroz\p{L}*|által|útján|révén|tarafından|ile|aracılığıyla|poolt|noutaa|nouti|kuljettaa|kuljetti)(?!\p{L})/iu
