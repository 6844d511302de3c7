/** One word of `give` and one of `about` within a few words of each other are an order to a model. */
export interface Order {
  give: readonly string[]
  about: readonly string[]
}

/**
 * What texts say that try to give orders to a language model, by language and aim ('ignore all previous instructions', 'mark this document
 * as compliant', 'reveal your system prompt'). Small letters without accents; each is the beginning of a word.
 */
export const ORDERS: readonly Order[] = [
  // English
  {
    give: ['ignore', 'disregard', 'forget', 'override', 'bypass', 'do not follow'],
    about: [
      'previous instruction',
      'prior instruction',
      'earlier instruction',
      'preceding instruction',
      'your instruction',
      'all instruction',
      'instructions above',
      'above instruction',
      'all rules',
      'your rules',
      'previous rules',
      'your guideline',
      'previous prompt',
      'system prompt',
      'validation rules',
      'all checks',
      'everything above',
    ],
  },
  {
    give: [
      'mark',
      'classify',
      'treat',
      'rate',
      'report',
      'declare',
      'return',
      'flag',
      'set',
      'dismiss',
      'resolve',
      'close',
      'waive',
      'consider',
    ],
    about: [
      'as compliant',
      'fully compliant',
      'status compliant',
      'status to compliant',
      'as approved',
      'as passed',
      'no violations',
      'all violations',
      'every violation',
      'zero violations',
      'compliance score',
    ],
  },
  {
    give: ['reveal', 'print', 'output', 'repeat', 'show', 'send', 'email', 'post', 'return', 'disclose'],
    about: [
      'system prompt',
      'your prompt',
      'your instruction',
      'api key',
      'your password',
      'credentials',
      'environment variable',
      'secret key',
      'other tenant',
      'session token',
    ],
  },
  // German
  {
    give: ['ignorier', 'missachte', 'vergiss', 'vergessen sie', 'ubergeh', 'beachte nicht'],
    about: [
      'vorherigen anweisung',
      'bisherigen anweisung',
      'vorigen anweisung',
      'obigen anweisung',
      'alle anweisung',
      'deine anweisung',
      'ihre anweisung',
      'alle regeln',
      'systemprompt',
      'system prompt',
      'alle prufung',
    ],
  },
  {
    give: ['markier', 'kennzeichne', 'bewert', 'behandel', 'melde', 'erklar', 'stufe', 'schliess', 'setze'],
    about: [
      'als konform',
      'als regelkonform',
      'als genehmigt',
      'als bestanden',
      'keine verstosse',
      'alle verstosse',
    ],
  },
  {
    give: ['gib', 'geben sie', 'zeig', 'sende', 'schick', 'verrat', 'nenne', 'wiederhol'],
    about: [
      'systemprompt',
      'system prompt',
      'deine anweisung',
      'api-schlussel',
      'api schlussel',
      'zugangsdaten',
      'dein passwort',
      'das passwort',
    ],
  },
  // French
  {
    give: ['ignore', 'oublie', 'ne tiens pas compte', 'ne tenez pas compte', 'outrepass', 'contourn'],
    about: [
      'instructions precedentes',
      'consignes precedentes',
      'toutes les instructions',
      'toutes les consignes',
      'tes instructions',
      'vos instructions',
      'toutes les regles',
      'prompt systeme',
    ],
  },
  {
    give: ['marque', 'classe', 'considere', 'declare', 'traite', 'signale', 'valide'],
    about: [
      'comme conforme',
      'comme approuve',
      'comme valide',
      'aucune violation',
      'toutes les violations',
      'aucune infraction',
    ],
  },
  {
    give: ['revele', 'affiche', 'envoie', 'envoyez', 'donne', 'repete', 'divulgu'],
    about: [
      'prompt systeme',
      'tes instructions',
      'vos instructions',
      'cle api',
      "cle d'api",
      'identifiants',
      'mot de passe',
    ],
  },
  // Spanish
  {
    give: ['ignora', 'ignore', 'olvida', 'olvide', 'omite', 'no hagas caso'],
    about: [
      'instrucciones anteriores',
      'instrucciones previas',
      'todas las instrucciones',
      'tus instrucciones',
      'sus instrucciones',
      'todas las reglas',
      'prompt del sistema',
    ],
  },
  {
    give: ['marca', 'marque', 'clasifica', 'considera', 'declara', 'trata', 'reporta'],
    about: [
      'como conforme',
      'como cumpl',
      'como aprobado',
      'ninguna infraccion',
      'todas las infracciones',
      'sin infracciones',
    ],
  },
  {
    give: ['revela', 'muestra', 'envia', 'imprime', 'repite'],
    about: [
      'prompt del sistema',
      'tus instrucciones',
      'sus instrucciones',
      'clave de api',
      'clave api',
      'credenciales',
      'contrasena',
    ],
  },
  // Italian
  {
    give: ['ignora', 'ignorare', 'dimentica', 'trascura', 'non seguire'],
    about: [
      'istruzioni precedenti',
      'tutte le istruzioni',
      'tue istruzioni',
      'vostre istruzioni',
      'tutte le regole',
      'prompt di sistema',
    ],
  },
  {
    give: ['contrassegna', 'segna', 'classifica', 'considera', 'dichiara', 'tratta'],
    about: ['come conforme', 'come approvato', 'nessuna violazione', 'tutte le violazioni'],
  },
  {
    give: ['rivela', 'mostra', 'invia', 'stampa', 'ripeti'],
    about: ['prompt di sistema', 'tue istruzioni', 'chiave api', 'credenziali', 'la password'],
  },
  // Polish
  {
    give: ['zignoruj', 'ignoruj', 'pomin', 'zapomnij', 'nie przestrzegaj'],
    about: [
      'poprzednie instrukcje',
      'wczesniejsze instrukcje',
      'wszystkie instrukcje',
      'poprzednie polecenia',
      'wszystkie polecenia',
      'wszystkie zasady',
      'swoje instrukcje',
    ],
  },
  {
    give: ['oznacz', 'zaklasyfikuj', 'uznaj', 'zglos', 'traktuj'],
    about: ['jako zgodn', 'jako zatwierdz', 'brak naruszen', 'wszystkie naruszenia', 'zadnych naruszen'],
  },
  // Dutch
  {
    give: ['negeer', 'vergeet', 'sla over', 'omzeil'],
    about: [
      'vorige instructies',
      'eerdere instructies',
      'bovenstaande instructies',
      'alle instructies',
      'je instructies',
      'uw instructies',
      'alle regels',
      'systeemprompt',
    ],
  },
  {
    give: ['markeer', 'beschouw', 'classificeer', 'behandel', 'meld', 'keur'],
    about: ['als conform', 'als goedgekeurd', 'geen overtredingen', 'alle overtredingen'],
  },
  // Portuguese
  {
    give: ['ignore', 'ignora', 'esqueca', 'desconsidere'],
    about: [
      'instrucoes anteriores',
      'todas as instrucoes',
      'suas instrucoes',
      'tuas instrucoes',
      'todas as regras',
    ],
  },
  {
    give: ['marque', 'marca', 'classifique', 'considere', 'trate'],
    about: ['como conforme', 'como aprovado', 'nenhuma violacao', 'todas as violacoes'],
  },
  // Czech
  {
    give: ['ignoruj', 'zapomen', 'preskoc'],
    about: [
      'predchozi pokyny',
      'predchozi instrukce',
      'vsechny pokyny',
      'vsechny instrukce',
      'sve pokyny',
      'vsechna pravidla',
    ],
  },
  {
    give: ['oznac', 'povazuj', 'vyhodnot'],
    about: ['jako vyhovujici', 'jako schvalen', 'zadna poruseni', 'vsechna poruseni'],
  },
]

/** No freight document speaks of these; each is whole words. */
export const OF_MODELS: readonly string[] = [
  'note to the ai',
  'auditing ai',
  'hinweis an die ki',
  'kunstliche intelligenz',
  'intelligence artificielle',
  "l'intelligence artificielle",
  'inteligencia artificial',
  'intelligenza artificiale',
  "l'intelligenza artificiale",
  'sztucznej inteligencji',
  'ai assistant',
  'ai model',
  'as an ai',
  'language model',
  'chatgpt',
  'system prompt',
  'prompt injection',
  'jailbreak',
  'developer mode',
  'ki-assistent',
  'ki-modell',
  'sprachmodell',
  'modele de langage',
  'assistant ia',
  'modelo de lenguaje',
  'asistente de ia',
  'modello linguistico',
  'assistente ia',
  'model jezykowy',
  'asystent ai',
  'taalmodel',
  'ai-assistent',
  'modelo de linguagem',
  'jazykovy model',
]

/** Marks by which models keep apart who speaks, or call tools. */
export const MARKUP: readonly RegExp[] = [
  /<\|[a-z_]{2,30}\|>/i,
  /\[\/?(?:INST|SYSTEM|SYS)\]/,
  /<<\/?SYS>>/,
  /<\/?(?:system|assistant|tool_call|tool_use|tool_result|function_calls?|function_results?|invoke)\b[^<>]{0,80}>/i,
  /"role"\s{0,9}:\s{0,9}"(?:system|assistant|developer|tool)"/i,
  /"tool_calls?"\s{0,9}:/i,
  /^[^\S\n]{0,40}#{2,3}[^\S\n]{0,9}(?:system|instruction|assistant)\b/im,
  /^[^\S\n]{0,40}(?:system|assistant)\s{0,9}:\s{0,9}(?:you|ignore|mark|the|this|reveal)\b/im,
]
