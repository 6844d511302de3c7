import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import type { Reading, ReadingContext } from '../candidate.ts'
import { wordsOf } from './words-of-concepts.ts'

const leaving = wordsOf(
  ['dateOfTakingOver'],
  [
    'laden',
    'geladen',
    'verladen am',
    'verladen',
    'versand am',
    'abgeholt am',
    'abholung am',
    'abholung',
    'enlèvement le',
    'enlevé le',
    'chargé le',
    'expédié le',
    'date of despatch',
    'date of dispatch',
    'despatched on',
    'dispatched on',
    'despatch date',
    'dispatch date',
    'collected on',
    'collection date',
    'collection',
    'salida de almacén',
    'fecha de salida',
    'recogida',
    'data e ora inizio trasporto',
    'inizio trasporto',
    'ritiro',
    'załadunek',
    'data załadunku',
    'datum expedice',
    'nakládka',
    'rakodás',
    'rakodás dátuma',
    'lastning',
    'lastaus',
    'noutopäivä',
    'afhaling',
    'laaddatum',
    'verladung',
    'ladedatum',
    'ladungsdatum',
    'warenausgang',
    'carga',
    'data e hora de início do transporte',
    'início do transporte',
    'fecha de carga',
    'chargement le',
    'date de chargement',
    "date d'enlèvement",
    'data carico',
    'wydano dnia',
    'datum nakládky',
    'data încărcării',
    'utlastad',
    'hämtas',
    'afhentes',
    'afhentning',
    'henting',
    'datum utovara',
    'utovar',
    'naklad',
    'pakrovimo data',
    'iekraušanas datums',
    'laadimise kuupäev',
    'дата на натоварване',
    'yükleme tarihi',
    'yükleme',
    'дата завантаження',
  ],
)
const led = new RegExp(
  String.raw`(?<!\p{L})(?:${leaving})(?!\p{L})[\s:.,]*(?:\p{L}{1,4}\.?,?\s+){0,2}$`,
  'iu',
)

/** A sentence that tells of fetching or handing over, and of one day only. */
const handedOver =
  /(?<!\p{L})(?:abgeholt|übernommen|übergeben|verladen|geladen|remise?s?|enlevée?s?|chargée?s?|collected|picked up|handed over|loaded|ritirat[aoei]|caricat[aoei]|consegnat[aoei] al vettore|recogid[oa]s?|cargad[oa]s?|entregad[oa] al transportista|odebran[aoey]|załadowan[aoey]|wydano|naložen[aoy]?|převzat[aoy]?|naložené|átvette|felrakva|hämtad|lastad|hentet|lastet|opgehaald|noudettu|lastattu|încărcat[ăe]?|ridicat[ăe]?)(?!\p{L})/iu

/** '…, laden 20-11-2026, 21.30 uur': a date that a sentence leads in with words for loading or leaving. */
export function datesInProse(
  lines: readonly Span[],
  { language }: Pick<ReadingContext, 'language'>,
  ofTrade: boolean,
): Reading[] {
  for (const line of lines) {
    const [only, ...others] = datesIn(line.text, language)
    if (ofTrade && only && others.length === 0 && handedOver.test(line.text)) {
      const span = cut(line, only.at, only.at + only.asWritten.length)
      return [
        {
          place: placeOf('dateOfTakingOver'),
          value: only.value,
          span,
          certainty: only.certain ? 0.93 : 0.85,
        },
      ]
    }
    for (const date of datesIn(line.text, language)) {
      if (!led.test(line.text.slice(0, date.at))) continue
      const span = cut(line, date.at, date.at + date.asWritten.length)
      const certainty = date.certain ? 0.95 : 0.85
      return [{ place: placeOf('dateOfTakingOver'), value: date.value, span, certainty }]
    }
  }
  return []
}
