interface Sign {
  weight: number
  holds: RegExp
}

const price =
  /(?<!\p{L})(?:unit (?:price|value)|price(?: each)?|amount|einzelpreis|e-preis|preis|betrag|prix(?: unitaire)?|montant|p\.?u\.?|prezzo|importo|precio|importe|cena|wartość|kwota|prijs|bedrag|preço|valor|á-?pris|pris|belopp|beløb|egységár|érték|preț(?: unitar)?|valoare|hinta|kaina|suma|cenă|hind|цена|стойност|τιμή|αξία)(?!\p{L})/iu
const tax =
  /(?<!\p{L})(?:vat|mwst|ust|tva|iva|btw|dph|áfa|moms|alv|pvm|pvn|km|ддс|φπα|pdv|ddv)(?!\p{L})(?! ?(?:reg|no|nr|id|-id|n°))|tax point|to pay|zahlbetrag|à payer|da pagare|a pagar|do zapłaty|k úhradě|fizetendő|att betala|te betalen/iu
const ownInvoiceNumber =
  /(?<!\p{L})(?:inv(?:oice)?\.? ?(?:no|number|nr)|rechnungs?-?(?:nr|nummer)|n° (?:de )?facture|facture n°|fattura n|nº (?:de )?factura|factura nº|nr faktury|číslo faktury|factuurnummer|fakturanr|számlaszám)/iu

/** What papers of the trade say of which it is. Invoices and orders name prices; a paper of boxes weighs them with and without packing. */
const signs: Readonly<Record<string, readonly Sign[]>> = {
  'delivery-note': [
    {
      weight: 0.25,
      holds:
        /(?<!\p{L})(?:delivery note|advice (?:note|number)|despatch (?:note|advice)|lieferschein-?|lief\.?|pakbon|bon de livraison|bl|albarán|ddt|wz|dodac\p{L}+ list\p{L}*|dl|szállítólevél|följesedel|følgeseddel|aviz)[ .-]?(?:no|nr|nummer|number|n[°º]|číslo|č|szám)(?!\p{L})/iu,
    },
    {
      weight: 0.25,
      holds:
        /goods (?:despatched|dispatched|delivered)|advice of goods|we (?:deliver|despatch|send you)|wir liefern|nous vous livrons|(?:vi )?consegniamo|(?:les )?entregamos|dostarczamy|dodáváme|leveren wij|wij leveren|vi levererar|vi leverer|leszállítjuk|vă livrăm|toimitamme/iu,
    },
    {
      weight: 0.15,
      holds:
        /received in good|ware erhalten|ware (?:vollständig|ordnungsgemäß)|reçu conforme|marchandise reçue|voor (?:goede )?ontvangst|recibí conforme|merce ricevuta|per ricevuta|odebrał|towar (?:wydał|odebrał)|zboží převzal|převzal|átvette|mottaget|modtaget|vastaanottanut|primit|prejel|primio|gavo|saņēma/iu,
    },
    {
      weight: 0.1,
      holds:
        /(?:ordered|bestellt|commandée?|ordinat[aei]|pedida|zamówion[aeo]|besteld|objednan[éo]|rendelt|beställt|bestilt)[^\n]{0,30}(?:delivered|geliefert|livrée?|consegnat[aei]|servida|entregada|dostarczon[aeo]|geleverd|dodan[éo]|szállított|levererat|leveret)/iu,
    },
  ],
  'packing-list': [
    {
      weight: 0.25,
      holds:
        /(?<!\p{L})(?:ct?n|carton|case|box|crate|pallet|package|bale|colis|caisse|collo|bulto|caja|fardo|kolli|colli|kiste|karton|paczk[ai]|skrzyni[ai]|collo|bedna|kus|láda|kassa|rolle|roll)s?\.?\s?(?:no|nr|n[°º.]|number|č)(?!\p{L})/iu,
    },
    { weight: 0.15, holds: /\bN\.\s?W\.?\b[\s\S]{0,40}\bG\.\s?W\.?/i },
    { weight: 0.1, holds: /shipping marks|markierung|marques|marcas|marcature|\bmeas\.?\b/i },
  ],
  invoice: [
    { weight: 0.2, holds: price },
    { weight: 0.15, holds: tax },
    { weight: 0.15, holds: ownInvoiceNumber },
  ],
}

/** How strongly what is said speaks for the kind of paper of the trade, from 0 to a half. */
export const signsOfTrade = (kind: string, text: string): number =>
  (signs[kind] ?? []).filter(({ holds }) => holds.test(text)).reduce((sum, { weight }) => sum + weight, 0)

/** It names prices: an invoice where it taxes them or says its number, else an order or an offer. */
export const isPriced = (text: string): boolean => price.test(text)
export const isInvoiced = (text: string): boolean => ownInvoiceNumber.test(text) || tax.test(text)
