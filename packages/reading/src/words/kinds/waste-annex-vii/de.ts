import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const germanAnnexVii: FormLanguage = {
  titles: list`
    mitzuführende informationen für die verbringung von abfällen, versandinformationen, anhang vii, anhang vii
    dokument, mitzuführende informationen bei der verbringung von abfällen`,
  labels: {
    consignor: list`
      person die die verbringung veranlasst, veranlasser der verbringung, die die verbringung veranlassende
      person`,
    consignee: list`importeur empfänger, importeur, empfänger, einführer empfänger`,
    wasteQuantity: list`
      tatsächliche menge, menge, tatsächliche menge tonnen, tatsächliche menge mg, menge in tonnen`,
    dateOfTakingOver: list`
      tatsächliches datum der verbringung, datum der verbringung, tatsächlicher tag der verbringung`,
    carrier: list`
      erster transporteur, 1 transporteur, transporteur, erstes transportunternehmen, beförderer, a erster
      transporteur`,
    successiveCarrier: list`zweiter transporteur, 2 transporteur, zweites transportunternehmen`,
    furtherCarrier: list`dritter transporteur, 3 transporteur, drittes transportunternehmen`,
    recoveryFacility: list`
      verwertungsanlage, labor, verwertungsanlage labor, anlage, verwertungsanlage oder labor`,
    recoveryOperation: list`
      verwertungsverfahren, verwertungsverfahren r code, verwertungs oder beseitigungsverfahren, r code,
      verfahren`,
    nature: list`
      übliche bezeichnung des abfalls, übliche bezeichnung, bezeichnung des abfalls, übliche bezeichnung der
      abfälle`,
    wasteCode: list`
      abfallidentifizierung, identifizierung der abfälle, abfallschlüssel, abfallcode, abfallidentifizierung
      einschlägige codes angeben, eu abfallliste, basel anlage ix, abfallverzeichnis`,
    modeOfTransport: list`transportart, beförderungsmittel, transportmittel, beförderungsart`,
    established: list`erklärung ort und datum, ort und datum`,
    furniture: list`
      abfallerzeuger, ersterzeuger, erzeuger, betroffene staaten, ausfuhrstaat, versandstaat, durchfuhrstaaten,
      durchfuhr, einfuhrstaat, bestimmungsstaat, ausfuhr versand, einfuhr bestimmung, datum der übergabe,
      ansprechpartner, kontaktperson, oecd code, nationaler code, erklärung, erklärung der die verbringung
      veranlassenden person, unterschrift bei entgegennahme der abfälle durch den empfänger, eingang der
      verbringung bei der verwertungsanlage, name, unterschrift, datum, empfangene menge`,
  },
}
