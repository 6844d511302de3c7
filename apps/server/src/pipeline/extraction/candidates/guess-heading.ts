import type { Concept } from '../concepts.ts'
import { bareWords } from '../lexicon/compare.ts'

const words = (text: string) => new Set(text.split(' '))

/** In all languages at once: they are used between headings of a table only, where they mean nothing else. */
const weights = words(
  'gewicht gew gewichte poids pds peso waga masa masse massa mass weight weights wt wgt vikt vaegt vekt paino hmotnost hmotn suly greutate greut teza svoris svars kaal тегло βαρος kg kgs kgm',
)
const gross = words('brutto brut bruto bruta gross lordo lorda br brt btto grs бруто μεικτο μικτο bruttó')
const net = words('netto net neto netta nett nto nettó нето καθαρο')
const volumes = words(
  'volumen volume vol cbm m3 cubage objem kubatura rauminhalt tilavuus terfogat volym volum inhoud',
)
const tariffs = words(
  'hs hts taric tariff zolltarif zolltarifnr warennummer warennr intrastat hscode cncode tarif nomenclature ncm vtsz',
)

/** What a heading asks for whose words no lexicon has as they stand: 'Pds brut', 'Gew. netto/kg', 'HS / CN'. */
export function guessHeading(text: string): Concept | undefined {
  const found = bareWords(text).split(' ')
  const says = (known: ReadonlySet<string>) => found.some((word) => known.has(word))
  if (says(weights) && says(gross) && !says(net)) return 'grossWeight'
  if (says(weights) && says(net) && !says(gross)) return 'netWeight'
  if (found.length <= 3 && says(volumes)) return 'volume'
  if (found.length <= 3 && says(tariffs)) return 'statisticalNumber'
  return undefined
}
