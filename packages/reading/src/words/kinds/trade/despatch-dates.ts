import { inBothScripts } from '../../languages/serbian-words.ts'
import { list } from '../../lexicon.ts'

/**
 * The day on which the goods left, as papers of the trade ask for it, by language. Days of the order, of the paper, of
 * the supply for taxes and of the arrival are none.
 */
export const despatchDates: Readonly<Record<string, readonly string[]>> = {
  en: list`
    despatch date, dispatch date, date of despatch, date of dispatch, shipping date, ship date, date shipped, shipment
    date, date of shipment, shipped on, despatched on, dispatched on, collection date, collected, despatch date and time,
    date and time of despatch, goods issue date, ex works date, pick up, loaded, loaded on, date of loading`,
  de: list`
    versanddatum, versandtag, versand am, versandtermin, abgangsdatum, abholdatum, abholung am, abgeholt am, verladen am,
    verladung am, verladedatum, warenausgangsdatum, datum warenausgang, versendet am, auslieferungsdatum, datum der
    abholung, beladen am, ladedatum`,
  fr: list`
    date expédition, date d expédition, date de l expédition, expédié le, date départ, date de départ, date enlèvement,
    date d enlèvement, enlevé le, enlèvement le, chargé le, date chargement, date de chargement, départ le, date et heure
    de départ, date et heure d enlèvement, remis le, date de remise au transporteur`,
  it: list`
    data e ora inizio trasporto, data inizio trasporto, inizio trasporto, inizio del trasporto, data ora trasporto, data e
    ora ritiro, data ritiro, data del ritiro, data e ora del ritiro, ritiro del, data spedizione, data di spedizione, data
    e ora consegna al vettore, data trasporto, data e ora trasporto, data partenza, data e ora partenza, data di carico,
    data uscita merce, data e ora di ritiro, data e ora di inizio trasporto, data ora inizio trasporto, data ora ritiro`,
  es: list`
    fecha de envío, fecha envío, fecha de salida, fecha salida, fecha de expedición de la mercancía, fecha de carga, fecha
    carga, fecha de recogida, fecha recogida, salida de almacén, fecha y hora de salida, fecha salida almacén, cargado el`,
  pt: list`
    data de carga, data carga, data de expedição, data expedição, data de saída, data saída, data e hora de carga, data e
    hora de saída, início do transporte, data início do transporte, data e hora início transporte, expedido em`,
  nl: list`
    verzenddatum, verzonden op, datum verzending, laaddatum, datum laden, geladen op, afhaaldatum, datum afhaling,
    vertrekdatum, datum vertrek, verzenddag, laden op`,
  pl: list`
    data wysyłki, data wydania, data załadunku, data nadania, wysłano dnia, data odbioru przez przewoźnika, data wysyłki
    towaru, data wydania towaru, załadowano dnia, data ekspedycji`,
  cs: list`datum expedice, datum odeslání, expedováno, expedováno dne, datum nakládky, datum odběru, odesláno dne`,
  sk: list`dátum expedície, dátum odoslania, expedované dňa, dátum nakládky, odoslané dňa, dátum naloženia`,
  hu: list`
    kiszállítás dátuma, szállítás dátuma, feladás dátuma, feladás napja, rakodás dátuma, berakodás dátuma, elszállítás
    dátuma, felrakás dátuma`,
  ro: list`
    data expedierii, data expediției, data încărcării, data livrării către transportator, data plecării, expediat la data
    de, expediat la, data și ora expedierii, data ridicării`,
  sv: list`leveransdatum från lager, avsändningsdatum, utleveransdatum, lastningsdatum, avgångsdatum, avsänt, skickat`,
  da: list`afsendelsesdato, forsendelsesdato, lastedato, læssedato, afsendt, afhentningsdato, afhentet`,
  no: list`forsendelsesdato, sendt dato, avsendelsesdato, lastedato, utleveringsdato, hentedato, sendt`,
  fi: list`lähetyspäivä, lastauspäivä, noutopäivä, toimitettu varastosta, lähtöpäivä, lähetetty`,
  sl: list`datum odpreme, datum pošiljanja, datum nakladanja, odpremljeno, datum prevzema`,
  hr: list`datum otpreme, datum slanja, datum utovara, otpremljeno, datum preuzimanja`,
  lt: list`išsiuntimo data, pakrovimo data, išvežimo data`,
  lv: list`nosūtīšanas datums, iekraušanas datums, izsniegšanas datums`,
  et: list`saatmise kuupäev, laadimise kuupäev, väljastamise kuupäev`,
  bg: list`дата на експедиция, дата на товарене, дата на изпращане, дата на натоварване`,
  el: list`ημερομηνία αποστολής, ημερομηνία φόρτωσης, ημ αποστολής, ημερομηνία έναρξης αποστολής`,
  tr: list`sevk tarihi, fiili sevk tarihi, yükleme tarihi, çıkış tarihi, sevkiyat tarihi`,
  uk: list`дата відвантаження, дата завантаження, дата навантаження, дата відправлення, дата відправки, відвантажено, дата відпуску`,
  sr: inBothScripts(
    list`datum otpreme, datum slanja, datum utovara, otpremljeno, datum preuzimanja, datum otpreme robe, datum izdavanja robe`,
  ),
}
