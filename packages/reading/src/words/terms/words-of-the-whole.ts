import { bare, bareWords } from '../compare.ts'
import { totalWords } from '../index.ts'
import { inBothScripts } from '../languages/serbian-words.ts'
import { list } from '../lexicon.ts'

/** What a sentence says of all that is carried: 'shipment', 'in all', in the forms that stand in sentences. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: list`shipment, consignment, total, totals, totalling, altogether, overall, in all`,
  de: list`sendung, lieferung, ladung, gesamt, insgesamt, zusammen, gesamte, gesamten, summe`,
  fr: list`envoi, expédition, chargement, total, totale, totaux, ensemble, en tout`,
  it: list`spedizione, carico, totale, totali, complessivo, complessivi, complessiva, complessivamente, in tutto`,
  es: list`envío, expedición, remesa, total, totales, en conjunto`,
  pt: list`envio, remessa, expedição, total, totais, ao todo`,
  nl: list`zending, lading, totaal, totale, gezamenlijk, samen`,
  pl: list`przesyłka, przesyłki, przesyłkę, ładunek, łącznie, łączna, łącznej, razem, ogółem, całość, całkowita`,
  cs: list`zásilka, zásilky, zásilku, celkem, celkově, celková, celkové, dohromady`,
  sk: list`zásielka, zásielky, zásielku, spolu, celkom, celková, celkovej, dohromady`,
  hu: list`küldemény, szállítmány, összesen, össz, összes, teljes`,
  ro: list`expediție, expediția, transportul, total, totală, în total`,
  sv: list`sändning, sändningen, försändelsen, totalt, sammanlagt, tillsammans`,
  da: list`forsendelse, forsendelsen, sendingen, i alt, ialt, samlet, tilsammen`,
  no: list`sending, sendingen, forsendelsen, totalt, samlet, til sammen, i alt`,
  fi: list`lähetys, lähetyksen, lähetyksessä, yhteensä, kaikkiaan`,
  sl: list`pošiljka, pošiljke, skupaj, skupna`,
  hr: list`pošiljka, pošiljke, ukupno, ukupna`,
  lt: list`siunta, siuntos, siuntoje, iš viso, bendras, bendra`,
  lv: list`sūtījums, sūtījuma, kopā, kopējais, kopējā`,
  et: list`saadetis, saadetise, saadetises, kokku, kogu`,
  bg: list`пратка, пратката, общо, общ, общото`,
  el: list`αποστολή, αποστολής, συνολικά, σύνολο, συνολικό, συνολικού`,
  tr: list`sevkiyat, gönderi, toplam`,
  uk: list`відправлення, вантаж, партія, загалом, усього, всього, разом, загальна, загальної`,
  sr: inBothScripts(list`pošiljka, pošiljke, pošiljku, ukupno, ukupna, svega`),
}

const known = new Set(Object.values(words).flat().map(bareWords))
/** 'Gesamtbruttogewicht', 'kokonaispaino', 'totalvikt', 'összsúly' */
const compound = /(?<!\p{L})(?:gesamt|total|kokonais|összs?|kogu|samlet)\p{L}{4,}/iu

/** The sentence speaks of the whole consignment, not of one of its lines. */
export function saysWhole(text: string): boolean {
  const found = bareWords(text).split(' ')
  return (
    compound.test(text) ||
    found.some(
      (word, at) => known.has(word) || known.has(`${word} ${found[at + 1]}`) || totalWords.has(bare(word)),
    )
  )
}
