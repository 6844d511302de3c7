import { list } from '../lexicon.ts'

/**
 * Names of papers as their makers shorten them, by kind: 'BL N° 2600447', 'B/L No. MOM 44718', 'DL č. 118'. Other papers name
 * them so too, when they give their numbers: they count at the head of a paper only.
 */
export const shortNames: Readonly<Record<string, readonly string[]>> = {
  cmr: list`ecmr, e cmr`,
  awb: list`awb, hawb, mawb, lta, hwb`,
  'bill-of-lading': list`b l, swb, hbl, mbl, fbl`,
  'delivery-note': list`bl, dl, ls, ddt, wz, gt, gr, guia`,
  invoice: list`fv`,
}
