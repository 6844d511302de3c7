import { lexicons } from '../../lexicon/index.ts'

const quoted = (word: string) =>
  word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, String.raw`[\s.]+`)

/** Words as alternatives of a pattern, longest first. */
export const either = (words: readonly string[]): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(quoted)
    .join('|')

/** 'Issued at', 'Fait à', 'Sporządzono w': what leads to the town and the day on which a paper was made out. */
export const issuing = either([
  ...['issued at', 'issued in', 'issued on', 'issued', 'dated at', 'dated in', 'done at', 'made out at'],
  ...[
    'executed at',
    'executed on',
    'executed in',
    'signed at',
    'given at',
    'established at',
    'established in',
  ],
  ...[
    'ausgestellt in',
    'ausgestellt am',
    'ausgestellt',
    'ausgefertigt in',
    'ausgefertigt am',
    'ausgefertigt',
  ],
  ...['fait à', 'fait a', 'fait le', 'établi à', 'établie à', 'émis à', 'émise à', 'délivré à', 'établi le'],
  ...['fatto a', 'fatto in', 'fatto il', 'emesso a', 'emessa a', 'emesso in', 'rilasciato a', 'redatto a'],
  ...['hecho en', 'emitido en', 'expedido en', 'expedida en', 'extendido en', 'dado en', 'firmado en'],
  ...['feito em', 'emitido em', 'emitida em', 'passado em', 'lavrado em', 'datado em'],
  ...['opgemaakt te', 'opgemaakt in', 'gedaan te', 'afgegeven te', 'uitgegeven te', 'opgesteld te'],
  ...['wystawiono w', 'wystawiono', 'sporządzono w', 'sporządzono', 'wydano w', 'wystawiony w'],
  ...['vystaveno v', 'vystaveno', 'vyhotoveno v', 'vystavené v', 'vyhotovené v', 'vystavil v'],
  ...[
    'utfärdad i',
    'utfärdat i',
    'udstedt i',
    'udfærdiget i',
    'utstedt i',
    'annettu',
    'laadittu',
    'päivätty',
  ],
  ...['kiállítva', 'kelt', 'kiállítás helye', 'întocmit la', 'întocmit în', 'emis la', 'eliberat la'],
  ...[
    'izdano v',
    'izdano u',
    'sastavljeno u',
    'sestavljeno v',
    'išduota',
    'surašyta',
    'izdots',
    'väljastatud',
  ],
  ...['издаден в', 'съставен в', 'εκδόθηκε', 'εκδόθηκε στην', 'εκδόθηκε στο'],
])

/** What stands between a town and its date: ', den', 'le', 'dnia'. */
export const beforeDates = either([
  ...lexicons
    .flatMap((l) => l.dateWords)
    .filter((word) => !/^(?:and|und|et|e|y|i|og|och|ir|ja|și|és)$/.test(word)),
  ...[
    'den',
    'dated',
    'dd',
    'dnia',
    'dn',
    'dňa',
    'dne',
    'il',
    'le',
    'lì',
    'el',
    'em',
    'op',
    'kelt',
    'în data de',
  ],
])

/** 'Shipped on board', 'Mis à bord le', 'Embarcado a bordo'. */
export const onBoard = either([
  ...['clean shipped on board', 'shipped on board', 'clean on board', 'laden on board', 'loaded on board'],
  ...[
    'on board date',
    'shipped on board date',
    'laden on board the vessel',
    'on board the vessel',
    'on board',
  ],
  ...['an bord genommen', 'an bord verladen', 'verladen an bord', 'an bord', 'bord vermerk', 'verschifft am'],
  ...['mis à bord', 'mise à bord', 'chargé à bord', 'embarqué', 'embarquée', 'embarqué à bord', 'à bord'],
  ...[
    'caricato a bordo',
    'caricata a bordo',
    'imbarcato',
    'imbarcata',
    'imbarcata a bordo',
    'imbarcato a bordo',
  ],
  ...['embarcado a bordo', 'embarcado', 'embarcada', 'a bordo', 'limpio a bordo', 'cargado a bordo'],
  ...['carregado a bordo', 'limpo a bordo', 'posto a bordo'],
  ...['aan boord geladen', 'aan boord', 'geladen aan boord', 'verscheept'],
  ...[
    'załadowano na statek',
    'na pokładzie',
    'załadowano',
    'lastad ombord',
    'ombord',
    'lastet om bord',
    'om bord',
  ],
  ...[
    'lastattu',
    'lastattu alukseen',
    'încărcat la bord',
    'la bord',
    'ukrcano',
    'φορτώθηκε',
    'натоварено на борда',
  ],
])
