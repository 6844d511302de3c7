import { list } from '../lexicon.ts'

/** What stands before a number in any language. */
export const numberSigns = list`
  n°, nº, n°., n., n, no, no., nr, nr., n:o, nro, núm, núm., num, num., number, nummer, numer, numéro, número, numero, numărul, număr,
  č., č, číslo, čís., sz., sz, szám, száma, sorszám, №, αρ., αρ, αριθ., αριθμός, br., br, broj, št., št, številka, numeris, numurs,
  number:, номер, бр., numarası, numara, sıra no, nr/no, nr./no., nr. / no.`

/** The consignment, whose number is the number of the paper: 'Zending 0800447120'. */
export const wordsOfConsignment = list`
  consignment, consignment number, shipment, shipment number, note number, sendung, sendungsnummer, zending, zendingnummer, expédition,
  envoi, spedizione, envío, expedición, envio, expedição, przesyłka, zásilka, zásielka, küldemény, expediție, sändning, försändelse,
  forsendelse, sending, lähetys, pošiljka, siunta, sūtījums, saadetis, пратка, αποστολή, sevkiyat, evrak, belge, відправлення`
