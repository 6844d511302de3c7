import { bare } from '../compare.ts'
import { inBothScripts } from '../languages/serbian-words.ts'
import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

type Papers = Readonly<Record<'invoice' | 'packing-list' | 'delivery-note', readonly string[]>>

/** How a paper of the trade names the other papers of the same goods, beyond what these call their own number. */
const further: Readonly<Record<string, Papers>> = {
  en: {
    invoice: list`
      invoice, invoice no, invoice number, commercial invoice, commercial invoice no, our invoice, for invoice,
      to invoice, invoice ref, inv no, proforma invoice no, related invoice, corresponding invoice`,
    'packing-list': list`packing list, packing list no, packing list number, p l no, packing list ref`,
    'delivery-note': list`
      delivery note, delivery note no, delivery note number, despatch note no, dispatch note no, delivery docket,
      delivery docket no, d n no, our delivery note, despatch note, advice note no, shipment no, delivery no`,
  },
  de: {
    invoice: list`
      rechnung, rechnung nr, rechnungs nr, rechnungsnummer, zu rechnung, zur rechnung, zu rechnung nr, unsere rechnung,
      handelsrechnung, handelsrechnung nr, faktura, faktura nr, re nr, bezug rechnung`,
    'packing-list': list`packliste, packliste nr, packlisten nr, unsere packliste, kolliliste nr, zu packliste`,
    'delivery-note': list`
      lieferschein, lieferschein nr, lieferscheinnr, lieferscheinnummer, unser lieferschein, zu lieferschein, ls nr, ls,
      lieferschein datum, zum lieferschein, lieferscheine, lieferung nr, liefer nr`,
  },
  fr: {
    invoice: list`
      facture, facture n, n facture, facture no, n de facture, facture commerciale, facture commerciale n,
      relatif à la facture, notre facture, fact n, réf facture`,
    'packing-list': list`liste de colisage, liste de colisage n, n liste de colisage, packing list n`,
    'delivery-note': list`
      bon de livraison, bon de livraison n, bl n, n bl, bl, n de bl, n bon de livraison, bordereau de livraison,
      bordereau de livraison n, votre bl, notre bl, bons de livraison`,
  },
  it: {
    invoice: list`
      fattura, fattura n, fattura nr, n fattura, rif fattura, nostra fattura, ns fattura, fattura commerciale,
      fattura proforma n, ft n`,
    'packing-list': list`packing list, packing list n, lista colli, lista colli n, distinta colli, distinta di carico`,
    'delivery-note': list`
      ddt, ddt n, n ddt, d d t, d d t n, documento di trasporto, documento di trasporto n, bolla, bolla n, ns ddt,
      rif ddt, vs ddt, ddt nr, nostro ddt, bolla di consegna n`,
  },
  es: {
    invoice: list`
      factura, factura n, nº factura, n factura, factura nº, factura núm, s factura, factura comercial,
      factura comercial nº, ref factura, nuestra factura`,
    'packing-list': list`
      packing list, packing list nº, lista de contenido, lista de contenido nº, lista de empaque, lista de bultos`,
    'delivery-note': list`
      albarán, albarán nº, n albarán, nº albarán, albarán núm, albaranes, n alb, su albarán, nuestro albarán,
      nota de entrega, nota de entrega nº`,
  },
  pt: {
    invoice: list`fatura, fatura n, fatura nº, n fatura, factura n, factura, fatura comercial, fatura nr`,
    'packing-list': list`packing list, packing list n, lista de embalagem, romaneio, romaneio n, lista de volumes`,
    'delivery-note': list`
      guia de remessa, guia de remessa n, guia de transporte n, guia n, guia de transporte, n guia, nota de entrega`,
  },
  nl: {
    invoice: list`factuur, factuurnummer, factuur nr, factuurnr, onze factuur, handelsfactuur, bij factuur, factuur no`,
    'packing-list': list`paklijst, paklijst nr, paklijstnummer, colli lijst, packing list`,
    'delivery-note': list`
      pakbon, pakbonnummer, pakbon nr, pakbonnr, pakbon nummer, leverbon, leverbonnummer, vrachtbon, afleverbon,
      afleveringsbon, afleverbonnummer, leveringsbon, leverbon nr, pakbonnen`,
  },
  pl: {
    invoice: list`
      faktura, faktura nr, nr faktury, do faktury, do faktury nr, dot faktury, dotyczy faktury, fv nr, numer faktury,
      nasza faktura`,
    'packing-list': list`lista pakowa, specyfikacja, specyfikacja nr, lista pakowa nr, do specyfikacji, packing list`,
    'delivery-note': list`
      wz, wz nr, nr wz, dokument wz, dokument wz nr, numer wz, do wz, dowód wydania, dokumenty wz, nr dokumentu wz,
      dotyczy wz`,
  },
  cs: {
    invoice: list`faktura, faktura č, číslo faktury, k faktuře, k faktuře č, faktura číslo, faktury č`,
    'packing-list': list`balicí list, balicí list č, číslo balicího listu, k balicímu listu, packing list`,
    'delivery-note': list`
      dodací list, dodací list č, číslo dodacího listu, č dodacího listu, dod list, dod list č, dl č, dodací listy,
      dodací list číslo, k dodacímu listu`,
  },
  sk: {
    invoice: list`faktúra, faktúra č, číslo faktúry, k faktúre, k faktúre č, faktúra číslo`,
    'packing-list': list`baliaci list, baliaci list č, číslo baliaceho listu, packing list`,
    'delivery-note': list`
      dodací list, dodací list č, číslo dodacieho listu, č dodacieho listu, dod list, dod list č, dl č, dodacie listy`,
  },
  hu: {
    invoice: list`számla, számla száma, számlaszám, számla sorszáma, a számlához, hivatkozott számla`,
    'packing-list': list`csomaglista, csomaglista száma, csomagolási lista, csomagjegyzék`,
    'delivery-note': list`
      szállítólevél, szállítólevél száma, szállítólevélszám, szállítólevél sorszáma, szállítólevelek`,
  },
  ro: {
    invoice: list`factura, factura nr, factură, factură nr, nr factură, nr factura, la factura, factura fiscală nr`,
    'packing-list': list`listă de colisaj, lista de colisaj nr, packing list, lista de ambalare`,
    'delivery-note': list`
      aviz, aviz nr, aviz de însoțire, aviz de însoțire a mărfii, nr aviz, aviz expediție, aviz de expediție nr`,
  },
  sv: {
    invoice: list`faktura, fakturanr, fakturanummer, vår faktura, handelsfaktura, till faktura, faktura nr`,
    'packing-list': list`packlista, packlista nr, packsedel, packsedel nr, kollilista`,
    'delivery-note': list`
      följesedel, följesedel nr, följesedelsnr, följesedelsnummer, vår följesedel, följesedlar, leveransnr`,
  },
  da: {
    invoice: list`faktura, fakturanr, fakturanummer, vores faktura, handelsfaktura, til faktura, faktura nr`,
    'packing-list': list`pakkeliste, pakkeliste nr, pakliste, pakkelistenr`,
    'delivery-note': list`følgeseddel, følgeseddel nr, følgeseddelnr, følgeseddelnummer, leveringsnr, vores følgeseddel`,
  },
  no: {
    invoice: list`faktura, fakturanr, fakturanummer, vår faktura, handelsfaktura, til faktura, faktura nr`,
    'packing-list': list`pakkliste, pakkliste nr, pakkeliste, pakkelistenr`,
    'delivery-note': list`pakkseddel, pakkseddel nr, pakkseddelnr, følgeseddel, følgeseddel nr, leveringsnr`,
  },
  fi: {
    invoice: list`lasku, laskun numero, laskunumero, lasku nro, kauppalasku, laskuun`,
    'packing-list': list`pakkausluettelo, pakkauslista, pakkausluettelo nro, kolliluettelo`,
    'delivery-note': list`lähete, lähete nro, lähetenumero, lähetteen numero, lähetysluettelo, toimituskirja, lähetenro`,
  },
  sl: {
    invoice: list`račun, račun št, št računa, k računu, številka računa, faktura`,
    'packing-list': list`pakirni list, pakirna lista, pakirni seznam, pakirni list št`,
    'delivery-note': list`dobavnica, dobavnica št, št dobavnice, številka dobavnice, po dobavnici`,
  },
  hr: {
    invoice: list`račun, račun br, br računa, broj računa, uz račun, faktura, faktura br`,
    'packing-list': list`pakirna lista, packing lista, pakirna lista br, lista pakiranja`,
    'delivery-note': list`otpremnica, otpremnica br, br otpremnice, broj otpremnice, po otpremnici, dostavnica`,
  },
  lt: {
    invoice: list`sąskaita, sąskaita faktūra, sąskaitos nr, sąskaitos faktūros nr, sąskaita nr, pvm sąskaita faktūra`,
    'packing-list': list`pakavimo lapas, pakavimo sąrašas, pakavimo lapo nr`,
    'delivery-note': list`važtaraštis, važtaraščio nr, krovinio važtaraštis, pristatymo lapas`,
  },
  lv: {
    invoice: list`rēķins, rēķina nr, rēķins nr, faktūrrēķins, faktūra`,
    'packing-list': list`iepakojuma saraksts, pakošanas lapa, iepakojuma lapa`,
    'delivery-note': list`pavadzīme, pavadzīmes nr, pavadzīme nr, preču pavadzīme`,
  },
  et: {
    invoice: list`arve, arve nr, arve number, arvele`,
    'packing-list': list`pakkeleht, pakkeleht nr, pakkenimekiri`,
    'delivery-note': list`saateleht, saatelehe nr, saateleht nr`,
  },
  bg: {
    invoice: list`фактура, фактура №, фактура номер, към фактура, към фактура №, номер на фактура`,
    'packing-list': list`опаковъчен лист, опаковъчен лист №, пакинг лист`,
    'delivery-note': list`стокова разписка, стокова разписка №, разписка №, експедиционна бележка, складова разписка`,
  },
  tr: {
    invoice: list`fatura, fatura no, fatura numarası, ilgili fatura, ticari fatura no`,
    'packing-list': list`çeki listesi, çeki listesi no, paketleme listesi no`,
    'delivery-note': list`irsaliye no, irsaliye, sevk irsaliyesi no, irsaliye numarası`,
  },
  uk: {
    invoice: list`
      рахунок фактура, рахунок фактура №, до рахунку фактури №, рахунок №, інвойс, інвойс №, до інвойсу, до рахунку №, до рахунку, комерційний рахунок №`,
    'packing-list': list`пакувальний лист, пакувальний лист №`,
    'delivery-note': list`видаткова накладна, видаткова накладна №, накладна №, товарна накладна №`,
  },
  sr: {
    invoice: inBothScripts(list`
      faktura br, faktura broj, faktura, račun br, uz fakturu, uz fakturu br, po fakturi br, uz račun br, broj fakture, izvozna faktura br, veza faktura`),
    'packing-list': inBothScripts(list`paking lista br, paking lista, lista pakovanja, pak lista br`),
    'delivery-note': inBothScripts(
      list`otpremnica br, otpremnica broj, otpremnica, po otpremnici, po otpremnici br, broj otpremnice, veza otpremnica`,
    ),
  },
  el: {
    invoice: list`τιμολόγιο, αρ τιμολογίου, τιμολόγιο αρ, σχετικό τιμολόγιο, αριθμός τιμολογίου`,
    'packing-list': list`κιβωτολόγιο, packing list, λίστα συσκευασίας`,
    'delivery-note': list`δελτίο αποστολής, αρ δελτίου αποστολής, δελτίο αποστολής αρ, σχετικό δελτίο αποστολής`,
  },
}

const papers = ['invoice', 'packing-list', 'delivery-note'] as const

/**
 * The forms with labels for the numbers of the other papers: an invoice names the delivery note, a packing list the
 * invoice. What a paper calls its own number is none of them.
 */
export function withRelatedPapers(words: Readonly<Record<string, FormWords>>): Record<string, FormWords> {
  const result: Record<string, FormWords> = { ...words }
  for (const paper of papers) {
    result[paper] = Object.fromEntries(
      Object.entries(words[paper] ?? {}).map(([language, form]) => {
        const others = papers
          .filter((other) => other !== paper)
          .flatMap((other) => further[language]?.[other] ?? [])
        const own = new Set([...form.titles, ...(form.labels.paperNumber ?? [])].map(bare))
        const { furniture = [], ...labels } = form.labels
        const relatedPaper = others.filter((word) => !own.has(bare(word)))
        return [language, { ...form, labels: { ...labels, relatedPaper, furniture } }]
      }),
    )
  }
  return result
}
