/** Letters, figures, letters, and nothing else on the line; postcodes with letters have them on one side, or change twice. */
const plate = String.raw`\p{Lu}{1,3}[ -]?\d{2,4}[ -]?\p{Lu}{1,3}`
const plates = new RegExp(String.raw`^${plate}(?:\s*[/,;+]\s*${plate})*$`, 'u')

/** 'LM 077 YE / LM 411 YF' in the box of a carrier is the vehicle, neither a street nor the country Yemen. */
export const isOfPlates = (text: string): boolean => plates.test(text.trim())
