import { alternatives } from '../../words/alternatives.ts'
import { lexicons } from '../../words/index.ts'
import { list } from '../../words/lexicon.ts'

const issues = list`
  issued at, issued in, issued on, issued, dated at, dated in, done at, made out at, executed at,
  executed on, executed in, signed at, given at, established at, established in, ausgestellt in,
  ausgestellt am, ausgestellt, ausgefertigt in, ausgefertigt am, ausgefertigt, fait à, fait a, fait le,
  établi à, établie à, émis à, émise à, délivré à, établi le, fatto a, fatto in, fatto il, emesso a,
  emessa a, emesso in, rilasciato a, redatto a, hecho en, emitido en, expedido en, expedida en, extendido en,
  dado en, firmado en, feito em, emitido em, emitida em, passado em, lavrado em, datado em, opgemaakt te,
  opgemaakt in, gedaan te, afgegeven te, uitgegeven te, opgesteld te, wystawiono w, wystawiono,
  sporządzono w, sporządzono, wydano w, wystawiony w, vystaveno v, vystaveno, vyhotoveno v, vystavené v,
  vyhotovené v, vystavil v, utfärdad i, utfärdat i, udstedt i, udfærdiget i, utstedt i, annettu, laadittu,
  päivätty, kiállítva, kelt, kiállítás helye, întocmit la, întocmit în, emis la, eliberat la, izdano v,
  izdano u, sastavljeno u, sestavljeno v, išduota, surašyta, izdots, väljastatud, издаден в, съставен в,
  εκδόθηκε, εκδόθηκε στην, εκδόθηκε στο, düzenlendiği yer, düzenleme yeri, складено в, складено у, складена в,
  складено, видано в, ispostavljeno u, izdato u, испостављено у, састављено у, издато у`

/** 'Issued at', 'Fait à', 'Sporządzono w': what leads to the town and the day on which a paper was made out. */
export const issuing = alternatives(issues, String.raw`[\s.]+`)

const leads = list`
  den, am, on, dated, dd, dnia, w dniu, dn, dňa, dne, il, le, lì, el, em, op, kelt, în data de`
/** 'Bremen and 14 November' is no date of Bremen. */
const joins = /^(?:and|und|et|e|y|i|og|och|ir|ja|și|és)$/

/** What stands between a town and its date: ', den', 'le', 'dnia'. */
export const beforeDates = alternatives(
  [...lexicons.flatMap((l) => l.dateWords).filter((word) => !joins.test(word)), ...leads],
  String.raw`[\s.]+`,
)

/** 'v Radonicích dne', 'à Lyon': what leads to the town. */
export const leadsToTown =
  /^(?:(?:[Ff]ait|[Kk]elt|[Ii]ssued|[Dd]one|[Dd]ado|[Ff]eito|[Ff]atto|[Oo]pgemaakt|[Aa]usgestellt|[Ss]porządzono|[Vv]ystaveno|[Ss]astavljeno):?\s+)?(?:(?:v|ve|w|we|u|na|в|във|à|in|at|a|en|em|te|i|la|în|kohteessa|AT|À|V|Ve|W|We|U|En|Em|In|At|Te|В|Във|У)\s+)?(?=\p{Lu})/u
