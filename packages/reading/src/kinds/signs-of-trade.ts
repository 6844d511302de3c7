import { phrase } from '../words/phrases/index.ts'

interface Sign {
  weight: number
  holds: RegExp
}

const price = new RegExp(String.raw`(?<!\p{L})(?:${phrase('price')})(?!\p{L})`, 'iu')
const tax = new RegExp(
  String.raw`(?<!\p{L})(?:${phrase('valueAddedTax')})(?!\p{L})(?! ?(?:reg|no|nr|id|-id|n°))|${phrase('amountToPay')}`,
  'iu',
)
const ownInvoiceNumber = new RegExp(String.raw`(?<!\p{L})(?:${phrase('invoiceNumber')})`, 'iu')

/** What distinguishes trade documents: invoices and orders name prices; a packing list gives masses with and without packaging. */
const signs: Readonly<Record<string, readonly Sign[]>> = {
  'delivery-note': [
    {
      weight: 0.25,
      holds: new RegExp(
        String.raw`(?<!\p{L})(?:${phrase('deliveryNoteNamed')})[ .-]?(?:${phrase('numberBehindTitle')})(?!\p{L})`,
        'iu',
      ),
    },
    {
      weight: 0.25,
      holds: new RegExp(phrase('weDeliver'), 'iu'),
    },
    {
      weight: 0.15,
      holds: new RegExp(phrase('goodsReceived'), 'iu'),
    },
    {
      weight: 0.1,
      holds: new RegExp(String.raw`(?:${phrase('ordered')})[^\n]{0,30}(?:${phrase('delivered')})`, 'iu'),
    },
  ],
  'packing-list': [
    {
      weight: 0.25,
      holds: new RegExp(
        String.raw`(?<!\p{L})(?:${phrase('packageListed')})s?\.?\s?(?:no|nr|n[°º.]|number|č)(?!\p{L})`,
        'iu',
      ),
    },
    { weight: 0.15, holds: /\bN\.\s?W\.?\b[\s\S]{0,40}\bG\.\s?W\.?/i },
    { weight: 0.1, holds: new RegExp(phrase('shippingMarks'), 'i') },
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
