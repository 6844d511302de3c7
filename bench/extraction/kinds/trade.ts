import { type GeneratedDocument, partyLines } from '../paper.ts'
import { box, type FilledForm, type FormWords } from './form.ts'
import { cells, expectGoods, expectParty } from './truth.ts'

type Key =
  | 'invoice'
  | 'invoiceNo'
  | 'packing'
  | 'packingNo'
  | 'delivery'
  | 'deliveryNo'
  | 'seller'
  | 'shipTo'
  | 'buyer'
  | 'date'
  | 'order'
  | 'terms'
  | 'count'
  | 'kind'
  | 'nature'
  | 'gross'
  | 'net'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'volume'

export const tradePrinted: FormWords<Key> = {
  en: {
    invoice: 'Commercial Invoice',
    invoiceNo: 'Invoice No.',
    packing: 'Packing List',
    packingNo: 'Packing list no.',
    delivery: 'Delivery Note',
    deliveryNo: 'Delivery note no.',
    seller: 'Seller',
    shipTo: 'Ship to',
    buyer: 'Bill to',
    date: 'Date',
    order: 'Your order',
    terms: 'Terms of delivery',
    count: 'Packages',
    kind: 'Packing',
    nature: 'Description',
    gross: 'Gross weight kg',
    net: 'Net weight kg',
    quantity: 'Qty',
    price: 'Unit price',
    amount: 'Amount',
    volume: 'Volume m3',
  },
  de: {
    invoice: 'Rechnung',
    invoiceNo: 'Rechnungs-Nr.',
    packing: 'Packliste',
    packingNo: 'Packlisten-Nr.',
    delivery: 'Lieferschein',
    deliveryNo: 'Lieferschein-Nr.',
    seller: 'Lieferant',
    shipTo: 'Lieferanschrift',
    buyer: 'Rechnungsempfänger',
    date: 'Datum',
    order: 'Ihre Bestellung',
    terms: 'Lieferbedingung',
    count: 'Packstücke',
    kind: 'Verpackung',
    nature: 'Bezeichnung',
    gross: 'Brutto kg',
    net: 'Netto kg',
    quantity: 'Menge',
    price: 'Einzelpreis',
    amount: 'Betrag',
    volume: 'Volumen m3',
  },
  fr: {
    invoice: 'Facture',
    invoiceNo: 'Facture N°',
    packing: 'Liste de colisage',
    packingNo: 'N° de liste',
    delivery: 'Bon de livraison',
    deliveryNo: 'N° de bon',
    seller: 'Vendeur',
    shipTo: 'Adresse de livraison',
    buyer: 'Facturé à',
    date: 'Date',
    order: 'Votre commande',
    terms: 'Incoterm',
    count: 'Nombre de colis',
    kind: 'Emballage',
    nature: 'Désignation',
    gross: 'Poids brut kg',
    net: 'Poids net kg',
    quantity: 'Quantité',
    price: 'Prix unitaire',
    amount: 'Montant',
    volume: 'Volume m3',
  },
  it: {
    invoice: 'Fattura',
    invoiceNo: 'Fattura n.',
    packing: 'Distinta colli',
    packingNo: 'Distinta n.',
    delivery: 'Documento di trasporto (DDT)',
    deliveryNo: 'DDT n.',
    seller: 'Cedente',
    shipTo: 'Luogo di destinazione',
    buyer: 'Cliente',
    date: 'Data',
    order: 'Vs. ordine',
    terms: 'Resa',
    count: 'N. colli',
    kind: 'Imballo',
    nature: 'Descrizione',
    gross: 'Peso lordo kg',
    net: 'Peso netto kg',
    quantity: 'Quantità',
    price: 'Prezzo unitario',
    amount: 'Importo',
    volume: 'Volume m3',
  },
  es: {
    invoice: 'Factura',
    invoiceNo: 'Factura n.º',
    packing: 'Lista de contenido',
    packingNo: 'N.º de lista',
    delivery: 'Albarán de entrega',
    deliveryNo: 'N.º de albarán',
    seller: 'Vendedor',
    shipTo: 'Dirección de entrega',
    buyer: 'Cliente',
    date: 'Fecha',
    order: 'Su pedido',
    terms: 'Incoterm',
    count: 'Bultos',
    kind: 'Embalaje',
    nature: 'Descripción',
    gross: 'Peso bruto kg',
    net: 'Peso neto kg',
    quantity: 'Cantidad',
    price: 'Precio',
    amount: 'Importe',
    volume: 'Volumen m3',
  },
  pl: {
    invoice: 'Faktura',
    invoiceNo: 'Faktura nr',
    packing: 'Lista pakowa',
    packingNo: 'Lista pakowa nr',
    delivery: 'WZ - Wydanie zewnętrzne',
    deliveryNo: 'WZ nr',
    seller: 'Sprzedawca',
    shipTo: 'Adres dostawy',
    buyer: 'Nabywca',
    date: 'Data',
    order: 'Zamówienie nr',
    terms: 'Warunki dostawy',
    count: 'Liczba opakowań',
    kind: 'Opakowanie',
    nature: 'Nazwa towaru',
    gross: 'Masa brutto kg',
    net: 'Masa netto kg',
    quantity: 'Ilość',
    price: 'Cena',
    amount: 'Wartość',
    volume: 'Objętość m3',
  },
  nl: {
    invoice: 'Factuur',
    invoiceNo: 'Factuurnummer',
    packing: 'Paklijst',
    packingNo: 'Paklijst nr.',
    delivery: 'Pakbon',
    deliveryNo: 'Pakbonnummer',
    seller: 'Leverancier',
    shipTo: 'Afleveradres',
    buyer: 'Factuuradres',
    date: 'Datum',
    order: 'Uw referentie',
    terms: 'Leveringsconditie',
    count: 'Colli',
    kind: 'Verpakking',
    nature: 'Omschrijving',
    gross: 'Bruto kg',
    net: 'Netto kg',
    quantity: 'Aantal',
    price: 'Prijs',
    amount: 'Bedrag',
    volume: 'Volume m3',
  },
  cs: {
    invoice: 'Faktura',
    invoiceNo: 'Faktura č.',
    packing: 'Balicí list',
    packingNo: 'Balicí list č.',
    delivery: 'Dodací list',
    deliveryNo: 'Dodací list č.',
    seller: 'Dodavatel',
    shipTo: 'Dodací adresa',
    buyer: 'Odběratel',
    date: 'Datum',
    order: 'Objednávka č.',
    terms: 'Dodací podmínky',
    count: 'Počet balení',
    kind: 'Obal',
    nature: 'Popis zboží',
    gross: 'Hrubá hmotnost kg',
    net: 'Čistá hmotnost kg',
    quantity: 'Množství',
    price: 'Cena',
    amount: 'Částka',
    volume: 'Objem m3',
  },
  sv: {
    invoice: 'Faktura',
    invoiceNo: 'Fakturanummer',
    packing: 'Packlista',
    packingNo: 'Packlista nr',
    delivery: 'Följesedel',
    deliveryNo: 'Följesedel nr',
    seller: 'Säljare',
    shipTo: 'Leveransadress',
    buyer: 'Fakturaadress',
    date: 'Datum',
    order: 'Er referens',
    terms: 'Leveransvillkor',
    count: 'Kolli',
    kind: 'Emballage',
    nature: 'Beskrivning',
    gross: 'Bruttovikt kg',
    net: 'Nettovikt kg',
    quantity: 'Antal',
    price: 'Pris',
    amount: 'Belopp',
    volume: 'Volym m3',
  },
}

type TradeKind = 'invoice' | 'packing' | 'delivery'

const net = (weight: number) => Math.round(weight * 0.92)

export const fillTrade =
  (kind: TradeKind) =>
  (paper: GeneratedDocument, w: Record<Key, string>, n: number): FilledForm => {
    const number = `${{ invoice: 'RE', packing: 'PL', delivery: 'LS' }[kind]}-26${4700 + n}`
    const buyer = { ...paper.carrier, name: ['Holding Verwaltung AG'] }
    const truth = new Map<string, unknown>([['associatedDocument[1]/id', number]])
    if (kind === 'invoice') truth.set('associatedDocument[1]/typeCode', '380')
    expectParty(truth, 'consignor', paper.consignor)
    expectParty(truth, 'consignee', paper.consignee)
    expectGoods(truth, paper, kind === 'invoice' ? ['weight'] : ['weight', 'packing'])
    truth.set('netWeight[1]', { value: paper.goods.reduce((sum, g) => sum + net(g.weight), 0), unit: 'KGM' })
    const nature = { label: w.nature, cells: cells.nature(paper), width: 4 }
    const count = { label: w.count, cells: cells.count(paper), width: 2 }
    const masses = [
      { label: w.net, cells: paper.goods.map((g) => paper.weightPrinted(net(g.weight))), width: 2 },
      { label: w.gross, cells: cells.weight(paper), width: 2 },
    ]
    const prices = [
      { label: w.quantity, cells: paper.goods.map((_, i) => String(120 + i * 8)), width: 1.3 },
      { label: w.price, cells: paper.goods.map(() => '14,50'), width: 1.6 },
      { label: w.amount, cells: paper.goods.map(() => '1.740,00'), width: 1.6 },
    ]
    const packing = { label: w.kind, cells: cells.packing(paper), width: 2 }
    return {
      truth,
      form: {
        title: w[kind],
        rows: [
          [box(w.seller, partyLines(paper.consignor)), box(w[`${kind}No`], number)],
          [
            box(w.shipTo, partyLines(paper.consignee)),
            box(w.buyer, kind === 'invoice' ? partyLines(buyer) : []),
          ],
          [box(w.date, paper.issued.datePrinted), box(w.order, `B-${880 + n}`), box(w.terms, 'DAP')],
        ],
        columns:
          kind === 'invoice' ? [nature, count, ...prices, ...masses] : [count, packing, nature, ...masses],
        foot: [],
      },
    }
  }
