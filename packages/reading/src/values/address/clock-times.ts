const words =
  'klo|kl|plkst|kell|val|godz|godziny?|hod|ora|ore|orele|à|um|ab|bis|at|from|to|von|de|do|od|saat|time|tijd|zeit|heure|hora|óra|arrivée|départ|arrival|arrived|departure|ankunft|abfahrt|aankomst|vertrek|arrivo|partenza|llegada|salida|przyjazd|odjazd|příjezd|odjezd|érkezés|indulás|ankomst|avgång|afgang|avgang|saapui|lähti|atvyko|išvyko|час|ч'
/** '14:10', '16h45', 'klo 13', 'plkst. 8.15', '7.00 uur'. */
const times = new RegExp(
  String.raw`(?<![\d\p{L}])(?:(?:${words})[.:]?\s*)*(?:\d{1,2}(?::|h\s?)\d{2}|(?<=(?<!\p{L})(?:klo|kl|plkst|kell|godz|hod|ora|ore|orele|saat|um|at|à)[.:]?\s*)\d{1,2}(?:\.\d{2})?|\d{1,2}[.,]\d{2}(?=\s?(?:uhr|h|hrs|uur|hod|óra|val|ч))|\d{1,2}(?=\s?(?:uhr|hrs|uur|hod|óra|h)(?![\p{L}\d])))\s?(?:uhr|hrs|h|uur|hod|óra|val|ч)?(?![\p{L}\d])`,
  'giu',
)

/** Whether the text names hours of a clock and no other figure: 'arrivée 14:10, départ 16:45' is no street. */
export function isOfClock(text: string): boolean {
  if (!/\d/.test(text) || text.length > 50) return false
  const rest = text.replace(times, ' ')
  return rest !== text && !/\d/.test(rest) && (rest.match(/\p{L}{2,}/gu)?.length ?? 0) <= 3
}
