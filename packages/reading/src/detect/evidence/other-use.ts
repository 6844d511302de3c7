import { phrase } from '../../words/phrases/index.ts'

interface Sign {
  weight: number
  holds: RegExp
}

/**
 * What papers say that speak of parties and goods and carry nothing, whatever they call themselves: accounts of money or pallets,
 * orders for carriage, orders and inquiries, tickets of a weighbridge, bookings, insurance. By use, since an invoice has a
 * balance and a note of carriage may name who ordered it: only what belongs together counts.
 */
const uses: Readonly<Record<string, readonly Sign[]>> = {
  account: [
    {
      weight: 0.2,
      holds: new RegExp(String.raw`(?<!\p{L})(?:${phrase('balance')})(?!\p{L})`, 'iu'),
    },
    {
      weight: 0.2,
      holds: new RegExp(phrase('accountStatement'), 'iu'),
    },
    {
      weight: 0.2,
      holds: new RegExp(String.raw`(?<!\p{L})(?:${phrase('debitOrCredit')})(?!\p{L})`, 'iu'),
    },
    {
      weight: 0.15,
      holds: new RegExp(phrase('movementOfStock'), 'iu'),
    },
    {
      weight: 0.1,
      holds: new RegExp(phrase('paymentDue'), 'iu'),
    },
  ],
  carriageOrder: [
    // 'Fracht: 820 EUR + VAT', 'Frachtas 1150 EUR': what a carrier is paid stands in what he is asked for.
    {
      weight: 0.2,
      holds: new RegExp(
        String.raw`^\W*(?:${phrase('freightPrice')})\W{0,4}(?:EUR|€|USD|GBP|PLN|CZK|HUF|RON|SEK|DKK|CHF)?\s?\d[\d .,]*(?:EUR|€|USD|GBP|PLN|CZK|HUF|RON|SEK|DKK|CHF)`,
        'imu',
      ),
    },
    {
      weight: 0.2,
      holds: new RegExp(String.raw`(?:${phrase('receiptOf')})[^\n]{0,30}\bcmr\b|originalaus cmr`, 'iu'),
    },
    {
      weight: 0.25,
      holds: new RegExp(phrase('agreedPrice'), 'iu'),
    },
    {
      weight: 0.35,
      holds: new RegExp(phrase('weInstruct'), 'iu'),
    },
    {
      weight: 0.15,
      holds: new RegExp(
        String.raw`(?:\bcmr\b|${phrase('paperToReturn')})[^\n]{0,40}(?:${phrase('sendBack')})`,
        'iu',
      ),
    },
    {
      weight: 0.15,
      holds: new RegExp(phrase('partyToOrder'), 'iu'),
    },
  ],
  order: [
    {
      weight: 0.4,
      holds: new RegExp(phrase('weBuy'), 'iu'),
    },
    { weight: 0.25, holds: /^.{0,40}(?:p\.?\s?o\.?|purchase order)\s(?:no|number|nr)\b/im },
    {
      weight: 0.15,
      holds: new RegExp(String.raw`^\W*(?:${phrase('supplier')})\s*:`, 'imu'),
    },
    {
      weight: 0.15,
      holds: new RegExp(phrase('deliveryDate'), 'iu'),
    },
  ],
  weighing: [
    { weight: 0.2, holds: /(?<!\p{L})tar[ae]\p{L}?(?!\p{L})/iu },
    {
      weight: 0.2,
      holds: new RegExp(phrase('weighbridge'), 'iu'),
    },
  ],
  booking: [
    {
      weight: 0.4,
      holds: new RegExp(String.raw`(?:${phrase('weConfirm')})[^\n]{0,30}(?:${phrase('booking')})`, 'iu'),
    },
  ],
  driver: [
    {
      weight: 0.2,
      holds: new RegExp(String.raw`(?<!\p{L})(?:${phrase('driver')})\s?:`, 'iu'),
    },
    {
      weight: 0.2,
      holds: new RegExp(`(?:${phrase('mileage')})`, 'iu'),
    },
    {
      weight: 0.2,
      holds: new RegExp(String.raw`(?<!\p{L})(?:${phrase('expenses')})(?!\p{L})`, 'iu'),
    },
    {
      weight: 0.15,
      holds: new RegExp(
        String.raw`(?<!\p{L})(?:${phrase('fuel')})\P{L}{1,12}\d[\d.,]*\s?(?:l|lt|ltr|litr\p{L}*|л)(?!\p{L})`,
        'iu',
      ),
    },
  ],
  insurance: [
    {
      weight: 0.4,
      holds: new RegExp(String.raw`^\W*(?:the )?(?:${phrase('insured')})(?!\p{L})`, 'imu'),
    },
  ],
}

/** Of so much of one use on a paper is no freight paper, unless it is named as one in its head. */
export const enoughOfOtherUse = 0.35

/** How strongly the text speaks for the likeliest of the other uses. */
export const otherUseOf = (text: string): number =>
  Math.max(
    ...Object.values(uses).map((signs) =>
      signs.filter(({ holds }) => holds.test(text)).reduce((sum, { weight }) => sum + weight, 0),
    ),
  )
