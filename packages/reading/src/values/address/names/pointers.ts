import { bareWords } from '../../../words/compare.ts'
import { list } from '../../../words/lexicon.ts'

/** Stems of what is no name of anybody: the head of the paper, the field of the address. */
const heads = list`
  letterhead, briefkopf, kopfzeile, anschriftenfeld, anschriftfeld, adressfeld, adressenfeld, adressfenster, empfängerfeld,
  entête, encabezamiento, encabezado, membrete, cabeçalho, intestazione, briefhoofd, hoofding, adresveld, nagłówk, nagłówek,
  záhlav, hlavičk, hlavičc, fejléc, antetul, brevhuvud, brevhoved, brevhode, adressefelt, adressfält, ylätunnist, zaglavlj,
  antraštė, antrašt, suddett, sopraindicat, sopracitat, susdit, susnommé, susmentionné, obengenannt, vorgenannt, obenstehend,
  abovementioned, aforementioned, abovenamed, antedich, supracitad, bovengenoemd, bovenvermeld, ovannämnd, ovennævnt, ovennevnt, address field, addressfield, antetka, бланк, антетк, επικεφαλίδ`
/** Stems that point only behind a word that leads to them. */
const places = list`
  annex, appendix, attachment, attached, enclosure, enclosed, anlage, anhang, beilage, beiblatt, annexe, ci-joint, allegat, anexo, adjunto, bijlage, załącznik,
  příloh, príloh, melléklet, anexă, anexe, bilag, vedlegg, liite, liittee, prilog, priedas, priede, pielikum, lisa, приложен, додат, παράρτημα, συνημμέν, ek,
  above, overleaf, reverse, rückseite, rücks, umseite, verso, retro, dorso, keerzijde, ommezijde, odwroc, bagside, baksid, kääntöpuol,
  hátold, poleđin, hrbtn, aizmugur, nugarėl, tagakül, обратн, όπισθεν, header, heading, head, address, addressee, box, block, field, stamp, sender, shipper, consignee, oben, umseitig,
  kopf, anschrift, adresse, feld, stempel, absender, empfänger, tête, haut, dessus, case, cadre, cachet, rubrique, sopra, timbro,
  casella, indirizzo, cabecera, arriba, sello, casilla, acima, carimbo, campo, boven, vak, stempel, adres, wyżej, powyżej,
  pieczęć, pieczątk, pole, polu, polem, výše, razítk, kolonk, vyššie, pečiatk, kolónk, fent, bélyegző, rovat, antet, sus, ștampil,
  căsuț, rubric, ovan, stämpel, ruta, fält, ovenfor, felt, yllä, leima, kohta, kohda, zgoraj, žig, polje, polju, gore, pečat,
  viršuje, augšā, ülal, горе, печат, поле, άνω, σφραγίδ, πεδίο`
const leads = list`
  see, as, same, siehe, s, vgl, wie, laut, lt, gemäß, gem, voir, cf, selon, comme, idem, vedi, come, cfr, ver, véase, según, como,
  conforme, zie, als, zoals, volgens, jak, zob, patrz, viz, dle, podle, viď, podľa, ako, jako, lásd, mint, ld, vezi, conform, ca,
  se, enligt, som, ifølge, jf, ks, katso, kuten, glej, kot, vidi, kao, žr, kaip, skat, kā, vt, nagu, виж, вж, както, βλ, όπως,
  yukarıdaki, yukarıda, adresi`
const small = list`
  the, in, per, on, at, of, der, die, das, dem, den, im, am, auf, à, au, en, la, le, les, l, du, de, el, lo, il, los, del, da, dal, in, al,
  alla, o, no, na, do, het, op, bij, w, we, z, v, ve, a, az, în, din, mai, la, u, na, i, på, oppe, no, nr, n, our, own, unser, unserem,
  our, unter, ci, supra, this, page, here, hier, ici, qui, aquí, ugyanaz, above, oben, mentioned, given, stated, printed, shown`

const bared = (words: readonly string[]) => words.map((word) => bareWords(word).replaceAll(' ', ''))
const [ofHeads, ofPlaces] = [bared(heads), bared(places)]
const [ofLeads, ofSmall] = [new Set(bared(leads)), new Set(bared(small))]
const mostWords = 8

const isOf = (stems: readonly string[], word: string) =>
  stems.some(
    (stem) => word === stem || (stem.length >= 4 && word.startsWith(stem) && word.length < stem.length + 4),
  )

/** 'see letterhead', 'siehe Anschriftenfeld', 'el del encabezamiento', 'jak w nagłówku', 'as box 1': the party is named there, not here. */
export function pointsElsewhere(text: string): boolean {
  const words = bareWords(text.replace(/en-t[êe]te/giu, 'entete')).split(' ')
  // 'Oben AS': the form of a company.
  if (words.length > mostWords || /\sA?S$/.test(text)) return false
  const toHead = words.some((word) => isOf(ofHeads, word))
  const toPlace = words.some((word) => isOf(ofPlaces, word))
  const isLed = words.some((word) => ofLeads.has(word))
  const others = words.filter(
    (word) =>
      !isOf(ofHeads, word) &&
      !isOf(ofPlaces, word) &&
      !ofLeads.has(word) &&
      !ofSmall.has(word) &&
      !/^\d{1,2}[a-d]?$/.test(word),
  )
  return others.length === 0 && (toHead || (isLed && toPlace))
}
