import { addressPlaces } from '../../field-map.ts'
import { cut, type Span } from '../../geometry/span.ts'
import { hasLegalName } from '../../normalise/address/legal-forms.ts'
import type { Reading, Understanding } from '../candidate.ts'
import { platesNamed, withoutVehicles } from '../vehicles/vehicles-named.ts'

/** Words in the names of hauliers and forwarders. */
const ofHauliers =
  /(?<!\p{L})(?:spedition|speditions|spediteur|fuhrbetrieb|fuhrunternehmen|güterverkehr|kraftverkehr|transporte?s?|transporti|transportes|transporty|trasporti|autotrasporti|transport|logistik|logistics?|logistique|logística|logistica|haulage|hauliers?|freight|cargo|carriers?|trucking|expeditie|vervoer|spedycja|autodoprava|doprava|špedícia|fuvar|fuvarozás|szállítmányozás|kuljetus|kuljetusliike|åkeri|åkeriet|vognmand|autotransport|spedizioni|camionnage|messagerie|frigo)(?:\p{L}{0,12})(?!\p{L})/iu

/** What only says by which means, or that it is one's own: 'per LKW', 'notre transporteur', 'own vehicle'. */
const means =
  /^(?:per|by|mit|mittels|via|à|par|con|a mezzo|auto(?:m|u)?|camion(?:net?te)?|camión|lkw|truck|lorry|road|vrachtwagen|vrachtauto|bil|lastbil|kamion|samochód|samochodem|autem|nákladním autem|kuorma-auto|tir|sea|air|ship|vessel|rail|bahn|schiff|luftfracht|seefracht)[\s:,]+/iu
const own =
  /(?<!\p{L})(?:notre|votre|own|our|your|eigene[rsmn]?|unser\p{L}*|selbst\p{L}*|nostro|vostro|propi[oa]|nuestro|eigen|własny|vlastní|vlastné|saját|egen|oma|client|customer|kunde\p{L}*|cliente|mittente|destinatario|vettore)(?!\p{L})/iu

const longestName = 60

/** The haulier that a line names, its name as far as the next comma, dash or bracket. */
export function haulierIn(whole: Span): Span | undefined {
  const line = withoutVehicles([whole])[0] ?? whole
  let from = 0
  for (const piece of line.text.split(
    /(?<=[,;])\s+(?!(?:S\.|Lda|Inc|Ltd|GmbH|s\.r\.o|a\.s\.|d\.o\.o|LLC|Unip))|\s+[–—-]\s+|\s*\(|\s+[|·•]\s+/u,
  )) {
    const at = line.text.indexOf(piece, from)
    from = at + piece.length
    const lead = means.exec(piece)?.[0].length ?? 0
    const name = cut(line, at + lead, at + piece.replace(/[,;]$/, '').length)
    const isName = /^\p{Lu}/u.test(name.text) && name.text.length <= longestName && name.text.includes(' ')
    if (isName && !own.test(name.text) && (hasLegalName(name) || ofHauliers.test(name.text))) return name
  }
  return undefined
}

const named = (name: Span, certainty: number): Reading[] => {
  const place = addressPlaces('carrier').name
  return place ? [{ place, value: name.text, span: name, certainty }] : []
}

/** 'Versandart: Spedition Beispiel GmbH, LKW M-AB 1234': the haulier and its vehicle, where the value names them. */
export function understandWayOfTransport(lines: readonly Span[]): Understanding {
  const [first] = lines
  const haulier = first && haulierIn(first)
  const readings = [...(haulier ? named(haulier, 0.96) : []), ...platesNamed(lines.slice(0, 1))]
  return { fit: readings.length > 0 ? 0.9 : 0, readings }
}

const handedTo =
  /(?<!\p{L})(?:durch(?: die| den)?(?: firma| fa\.)?|door(?: de)?(?: firma)?|par(?: la| les)?(?: société)?|remise?s? (?:à|au|aux)|handed (?:over )?to|collected by|carried by|loaded by|by|con(?: la)?|mediante|da(?:lla|lle)?|przez(?: firmę)?|prin|transportator|av|af|vervoerder|przewoźnik|dopravce|dopravca|přepravce|fuvarozó|spediteur|frachtführer|transporteur|vettore|carrier|haulier)\s*:?\s+(?=\p{Lu})/giu
/** A sentence about a name counts only where it tells of fetching, loading or carrying. */
const ofCarriage =
  /(?<!\p{L})(?:abgeholt|geladen|verladen|abholung|transport\p{L}*|geladen|opgehaald|kenteken|enlev\p{L}+|charg\p{L}+|expédi\p{L}+|immatricul\p{L}+|collected|loaded|haul\p{L}*|reg\p{L}*|remorc\p{L}*|remise?|ritir\p{L}+|caric\p{L}+|targa|recogid\p{L}+|cargad\p{L}+|matrícula|załad\p{L}+|odebran\p{L}+|nr rej|naložen\p{L}*|nakládk\p{L}*|spz|rz|rakod\p{L}*|rendszám\p{L}*|lastad\p{L}*|hämtad\p{L}*|noud\p{L}*|încărc\p{L}*|auto)(?!\p{L})/iu

/** '… abgeholt durch die Spedition Beispiel KG', 'transportator Cargo Trans S.R.L.': the haulier that a sentence names. */
export function hauliersInProse(lines: readonly Span[]): Reading[] {
  for (const line of lines) {
    if (line.text.split(' ').length < 4 || !ofCarriage.test(line.text)) continue
    for (const match of line.text.matchAll(handedTo)) {
      const rest = cut(line, match.index + match[0].length)
      const end =
        /,|;|\(|\s[–—-]\s|\.\s(?=\p{Lu})|\.$|\s(?:abgeholt|geladen|verladen|am|on|le|op|dnia|dne|w dniu|il)(?!\p{L})/u.exec(
          rest.text,
        )
      const name = haulierIn(
        end
          ? cut(rest, 0, /\.[\p{L}]\.$/u.test(rest.text.slice(0, end.index + 1)) ? end.index + 1 : end.index)
          : rest,
      )
      if (name) return named(name, 0.94)
    }
  }
  return []
}
