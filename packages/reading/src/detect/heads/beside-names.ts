import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { list } from '../../words/lexicon.ts'

const small = list`
  no, nr, number, numero, num, nummer, numer, numéro, número, número de, číslo, číslo dokladu, szám, sorszáma, sorszám,
  št, br, rep, ref, id, serie, série, seria, serija, sērija, seeria, σειρά, αρ, αριθμός, номер, сер, sz, čís, stevilka,
  date, dated, datum, data, dato, fecha, päivä, dátum, dags, fakturadatum, vom, vom tage, van, dal, del, din, från, fra,
  the, for, zur, zum, und, and, pour, per, par, pro, para, med, sur, von, off,
  page, pages, pag, página, pagina, seite, blatt, side, sida, sivu, strona, strana, oldal, lehe, лист, стр, σελ, sheet,
  original, originale, oryginał, originál, eredeti, izvirnik, izvornik, originaal, oriģināls, originalas, оригинал,
  πρωτότυπο, copy, copie, copia, cópia, kopie, kopia, kópia, kopio, kopi, kopija, koopia, másolat, копие, αντίγραφο,
  duplicate, duplicata, duplicado, duplikat, duplikát, triplicado, triplicate, exemplar, exemplaire, ejemplar,
  example, példány, egzemplarz, client, cliente, kunde, customer, mittente, destinatario, destinatário, vettore,
  expéditeur, destinataire, empfänger, absender, carrier, consignee, shipper, sender, file, draft, final, revised,
  numarası, tarihi, tarih, sayfa, aslı, asıl, suret, nüsha, nüshası, дата, від, року, сторінка, примірник, оригінал, копія,
  broj, godine, primerak, primjerak, број, датум, страна, примерак, копија`

/** Words that stand beside the name of a paper in its heading: they number, date, page or copy it. */
const besides = new Set(
  [...small, ...lexicons.flatMap(({ months }) => months.flat())].flatMap((words) =>
    bareWords(words).split(' '),
  ),
)

/** 'Nr', 'FS', '2026', 'GR', 'novembre', 'Original': it tells no other thing than the name of the paper. */
export const isBesideName = (word: string): boolean =>
  word.length <= 3 || /\d/.test(word) || besides.has(word)
