import { list } from '../../lexicon.ts'
import type { TradeWords } from '../trade-kinds.ts'

export const furtherInvoices: TradeWords = {
  da: {
    titles: list`handelsfaktura, proformafaktura, faktura`,
    number: list`fakturanr, fakturanummer, faktura nr`,
  },
  no: {
    titles: list`handelsfaktura, proformafaktura, faktura`,
    number: list`fakturanr, fakturanummer, faktura nr`,
  },
  fi: {
    titles: list`kauppalasku, proformalasku, lasku`,
    number: list`laskun numero, laskunumero, lasku nro`,
  },
  hu: {
    titles: list`kereskedelmi számla, proforma számla, számla`,
    number: list`számlaszám, számla sorszáma, számla száma, sorszám`,
  },
  ro: {
    titles: list`factură comercială, factură proforma, factură fiscală, factură externă, factură, factura`,
    number: list`nr facturii, factura nr, număr factură, seria și nr, seria nr, numărul facturii`,
  },
  sk: {
    titles: list`obchodná faktúra, proforma faktúra, faktúra daňový doklad, faktúra`,
    number: list`faktúra č, číslo faktúry, faktúra číslo`,
  },
  sl: {
    titles: list`trgovski račun, predračun, račun, faktura`,
    number: list`račun št, številka računa, št računa`,
  },
  hr: {
    titles: list`trgovački račun, predračun, račun, faktura`,
    number: list`račun br, broj računa, račun broj`,
  },
  bg: {
    titles: list`търговска фактура, проформа фактура, фактура`,
    number: list`фактура №, фактура номер, номер на фактура, номер`,
  },
  el: {
    titles: list`εμπορικό τιμολόγιο, προτιμολόγιο, τιμολόγιο πώλησης, τιμολόγιο, τιμολόγιο δελτίο αποστολής`,
    number: list`αριθμός τιμολογίου, τιμολόγιο αρ, αρ τιμολογίου`,
  },
  lt: {
    titles: list`pvm sąskaita faktūra, sąskaita faktūra, komercinė sąskaita`,
    number: list`sąskaitos nr, sąskaita nr, serija nr`,
  },
  lv: {
    titles: list`pavadzīme rēķins, komerciālais rēķins, faktūrrēķins, rēķins`,
    number: list`rēķina nr, rēķins nr`,
  },
  et: { titles: list`kaubaarve, proformaarve, arve`, number: list`arve nr, arve number` },
}

export const furtherPackingLists: TradeWords = {
  da: { titles: list`pakkeliste, pakliste, packing list`, number: list`pakkeliste nr, packing list nr` },
  no: { titles: list`pakkliste, pakkeliste, packing list`, number: list`pakkliste nr` },
  fi: {
    titles: list`pakkausluettelo, pakkauslista, pakkausspesifikaatio, packing list`,
    number: list`pakkausluettelo nro`,
  },
  hu: {
    titles: list`csomagolási lista, csomaglista, packing list`,
    number: list`csomaglista száma, csomagolási lista száma`,
  },
  ro: {
    titles: list`listă de ambalare, lista de colisaj, packing list, listă de colete`,
    number: list`lista nr, nr listei`,
  },
  sk: {
    titles: list`baliaci list, zoznam balenia, packing list`,
    number: list`baliaci list č, číslo baliaceho listu`,
  },
  sl: { titles: list`pakirna lista, packing list, seznam pošiljke`, number: list`pakirna lista št` },
  hr: {
    titles: list`popis pakiranja, lista pakiranja, packing lista, packing list`,
    number: list`popis br, lista br`,
  },
  bg: {
    titles: list`опаковъчен лист, пакинг лист, опис на опаковките`,
    number: list`опаковъчен лист №, лист №`,
  },
  el: { titles: list`κατάλογος συσκευασίας, λίστα συσκευασίας, κιβωτολόγιο`, number: list`αριθμός λίστας` },
  lt: { titles: list`pakavimo lapas, pakavimo sąrašas`, number: list`lapo nr, pakavimo lapas nr` },
  lv: { titles: list`iepakojuma saraksts, iesaiņojuma lapa`, number: list`saraksta nr` },
  et: { titles: list`pakkeleht, pakkenimekiri`, number: list`pakkeleht nr` },
}

export const furtherDeliveryNotes: TradeWords = {
  da: {
    titles: list`følgeseddel, følgebrev, leveringsseddel, leveringsnota, forsendelsesnota`,
    number: list`følgeseddel nr, følgeseddelnr, følgeseddelnummer`,
  },
  no: { titles: list`følgeseddel, leveringsseddel, pakkseddel`, number: list`følgeseddel nr, følgeseddelnr` },
  fi: {
    titles: list`lähetyslista, lähetysluettelo, lähete, toimituslista, toimitusluettelo, toimitusilmoitus, kuormakirja`,
    number: list`lähetyslista nro, lähetenumero, lähetteen numero`,
  },
  hu: {
    titles: list`szállítólevél, kiszállítási jegyzék, átadás átvételi jegyzék, kísérőjegyzék`,
    number: list`szállítólevél száma, szállítólevél sorszáma, szállítólevélszám, bizonylatszám, sorszám`,
  },
  ro: {
    titles: list`aviz de însoțire a mărfii, aviz de însoțire, aviz de expediție, notă de livrare`,
    number: list`aviz nr, nr avizului, seria nr, aviz de însoțire nr`,
  },
  sk: {
    titles: list`dodací list, výdajka`,
    number: list`dodací list č, číslo dodacieho listu, dodací list číslo, číslo`,
  },
  sl: { titles: list`dobavnica, odpremnica`, number: list`dobavnica št, št dobavnice, številka dobavnice` },
  hr: {
    titles: list`otpremnica, dostavnica, primka otpremnica`,
    number: list`otpremnica br, broj otpremnice`,
  },
  bg: {
    titles: list`стокова разписка, експедиционна бележка, придружителна бележка`,
    number: list`стокова разписка №, разписка №`,
  },
  el: {
    titles: list`δελτίο αποστολής, δελτίο παράδοσης, δελτίο διακίνησης`,
    number: list`αριθμός, αρ δελτίου, αριθμός δελτίου, αρ παραστατικού, αριθμός παραστατικού`,
  },
  lt: {
    titles: list`važtaraštis, krovinio važtaraštis, pristatymo lapas`,
    number: list`važtaraščio nr, važtaraštis nr`,
  },
  lv: {
    titles: list`preču pavadzīme, pavadzīme, piegādes pavadzīme`,
    number: list`pavadzīmes nr, pavadzīme nr`,
  },
  et: { titles: list`saateleht, kauba saateleht`, number: list`saateleht nr, saatelehe nr` },
}
