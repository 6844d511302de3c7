import { oneOf } from '../lexicon.ts'

/** Legal forms as companies write them: in running text 'as', 'ab' and 'sa' are words, 'AS', 'AB' and 'SA' are none. */
export const formsAsWritten = oneOf`
  G\.?m\.?b\.?H\.? | GMBH | mbH | Ges\.?\s?m\.?\s?b\.?\s?H\.? | gGmbH | AG | KGaA | KG | OHG | OG | GbR |
  e\.\s?K\.? | e\.\s?U\.? | eG | UG | SE | eK | e\.Kfm\. | [Ll]td\.? | LTD\.? | [Ll]imited | LIMITED |
  [Pp]lc | PLC | LLP | LLC | L\.L\.C\.? | [Ii]nc\.? | INC\.? | [Cc]orp\.? | CORP\.? | DAC | Pte\.? |
  Pty\.? | Pvt\.? | JSC | FZE | FZCO | SASU? | S\.A\.S\.? | S\.?A\.?R\.?L\.? | Sàrl | S\.à\s?r\.l\.? |
  EURL | SNC | S\.[Nn]\.[Cc]\.? | SCA | S\.C\.A\.? | GIE | Cie | SPRL | SRL | S\.R\.L\.? | S\.?r\.?l\.?s? |
  S\.p\.A\.? | S\.P\.A\.? | SpA | SPA | S\.a\.s\.? | Soc\.\s?[Cc]oop\.? | S\.?A\.?\sde\sC\.?\s?V\.? |
  S\.A\.U?\.? | S\.L\.U?\.? | S\.L\.L\.? | SAU? | SLU? | S\.?\s?[Cc]oop\.? | Lt?da\.? | LT?DA\.? | EIRELI |
  S/A | Unipessoal | B\.?V\.?B?\.?A?\.? | N\.?V\.? | V\.?O\.?F\.? | v\.o\.f\.? | C\.V\. | Coop\. | ApS |
  APS | A/S | I/S | K/S | P/S | IVS | ASA? | ANS | DA | AB | Ab | HB | KB | [Ee]k\.\s?[Ff]ör\.? |
  EK\.\s?FÖR\.? | Oyj? | OYJ? | Ky | KY | Tmi | OÜ | UAB | MB | SIA | hf\.? | ehf\.? | [Ss]\.\s?r\.\s?o\.? |
  S\.\s?R\.\s?O\.? | spol\.\s?s\s?r\.\s?o\.? | a\.\s?s\.?(?=[\s,;.)]|$) | A\.\s?S\. | v\.o\.s\.? | k\.s\. |
  [Kk]ft\.? | KFT\.? | [Zz]rt\.? | ZRT\.? | [Nn]yrt\.? | [Bb]t\.? | [Ss]p\.?\s?z\s?o\.?\s?o\.? |
  SP\.?\s?Z\s?O\.?\s?O\.? | [Ss]p\.\s?[jk]\.? | [Ss]p\.?\s?kom\.? | s\.c\. | S\.C\. |
  [Jj]?\.?d\.\s?o\.\s?o\.? | J?\.?D\.\s?O\.\s?O\.? | d\.\s?d\. | D\.D\. | s\.\s?p\. | S\.P\. | DOO | DOOEL |
  E?OOD | EAD | AD | A\.?Ş\.? | A\.S\. | [Ll]td\.?\s?[ŞS]ti\.? | LTD\.?\s?[ŞS]T[İI]\.? | Şti\.? | ООД |
  ЕООД | АД | ЕАД | ЕТ | ТОВ | ООО | ФОП | Α\.?\s?Ε\.? | Ε\.?Π\.?Ε\.? | Ο\.?Ε\.? | Ε\.?Ε\.? | Ι\.?Κ\.?Ε\.? |
  ΙΚΕ`.join('|')

/** Those that end a name, in any case: nothing goes on behind them. */
export const formsAtEnd = oneOf`
  gmbh | ag | kg | kgaa | ohg | e\.?k\.? | co\.? | ltd\.? | limited | plc | llp | inc\.? | sa | s\.a\.? |
  sas | s\.a\.s\.? | sarl | s\.à r\.l\.? | s\.a\.r\.l\.? | eurl | sprl | srl | s\.r\.l\.? | spa |
  s\.p\.a\.? | bv | b\.v\.? | nv | n\.v\.? | sp\. z o\.o\.? | s\.r\.o\.? | a\.s\.? | d\.o\.o\.? | kft\.? |
  zrt\.? | oy | oyj | ab | as | a/s | aps | sl | s\.l\.? | s\.l\.u\.? | lda\.? | unipessoal | se |
  sp\. ?j\.? | sp\. ?k\.? | s\.n\.c\.? | snc | s\.a\.s | hb | kb | ky | tmi | ltd | d\.d\.? |
  j\.d\.o\.o\.? | bt\.? | nyrt\.? | v\.o\.s\.? | spol\. s r\.o\.? | v\.o\.f\.? | vof | i/s | k/s | asa |
  p\.f\.a\.? | ас | ад | оод | еоод | ет | ood | eood | ad | α\.ε\.? | ε\.π\.ε\.? | ο\.ε\.? | ε\.ε\.? |
  ικε | mb | ii | ug | uab | sia | oü | e\.v\. | llc | pte\.? | pty\.? | corp\.? | s\.a\.u\.? | cie\.? |
  a\.ş\.? | aş | şt[iİ]\.? | ооо | тов | тзов | доо | д\.о\.о\.? | дооел | dooel | а\.д\.? | прат | пат |
  пп | ges\.?\s?m\.?\s?b\.?\s?h\.? | gbr | egen | sagl | scop | scrl | bvba | cvba | ltda\.? | eireli |
  de c\.?v\.? | jsc | pjsc | k\.k\. | bhd\.? | s\.a\.e\.? | s\.a\.l\.? | fze | fzco | w\.l\.l\.? | dac |
  teo | teoranta | osk\.? | aktiebolag | a\.?m\.?b\.?a\.? | ehf\.? | z\.o\.o\.? | sh\.?p\.?k\.? | crl | ооо`.join(
  '|',
)

/** Those that are seen anywhere in a name, in any case. */
export const formsWithin = oneOf`
  gmbh | mbh | ag | kg | kgaa | og | ohg | e\.?\s?u\.? | e\.?\s?k\.? | ltd\.? | limited | plc | llp |
  inc\.? | llc | corp\.? | sas | s\.a\.s\.? | sarl | s\.a\.r\.l\.? | eurl | scea | earl | gaec | snc |
  s\.n\.c\.? | s\.?r\.?l\.?s? | s\.?p\.?a\.? | s\.c\.? | b\.?v\.?b?\.?a?\.? | n\.?v\.? | v\.?o\.?f\.? |
  s\.?l\.?u?\.? | s\.a\.u?\.? | coop\.?(?:\s?v\.?)? | lda\.? | unipessoal | ab | hb | a/s | aps | asa? |
  oyj? | s\.?r\.?o\.? | a\.?s\.? | v\.o\.s\.? | kft\.? | zrt\.? | nyrt\.? | bt\.? |
  sp\.?\s?z\.?\s?o\.?\s?o\.? | sp\.\s?[jk]\.? | d\.?o\.?o\.? | d\.d\.? | uab | sia | oü | оод | еоод | ад |
  оод\.? | α\.ε\.? | ε\.π\.ε\.? | ике | a\.ş\.? | şt[iİ]\.? | тов | тзов | прат | пат | пп | фоп | доо |
  д\.о\.о\.? | дооел | dooel | co\. | s\.?a\.? | ges\.?\s?m\.?\s?b\.?\s?h\.? | gbr | egen | sagl | scop |
  scrl | bvba | cvba | ltda\.? | eireli | de c\.?v\.? | jsc | pjsc | k\.k\. | bhd\.? | s\.a\.e\.? |
  s\.a\.l\.? | fze | fzco | w\.l\.l\.? | dac | teo | teoranta | osk\.? | aktiebolag | a\.?m\.?b\.?a\.? |
  ehf\.? | z\.o\.o\.? | sh\.?p\.?k\.? | crl | ооо`.join('|')

/** Forms that are broken off a name, and make up a line of their own. */
export const formsOnNextLine = oneOf`
  [BN]\.V\. | S\.[AL]\. | S\.r\.l\. | S\.p\.A\. | GmbH | Ltd\.? | Lda\.? | A/S`.join('|')

/** Forms that companies set behind a comma. */
export const formsBehindComma = oneOf`
  S\. | Lda | Inc | Ltd | GmbH | s\.r\.o | a\.s\. | d\.o\.o | LLC | Unip`.join('|')
