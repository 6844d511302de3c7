import type { Span } from '../../../layout/span.ts'

/** A legal form ends the text: 'Beispiel GmbH & Co. KG', 'Ejemplo, S.L.'. */
export const legalForm =
  /(?:^|[\s,])(gmbh|ag|kg|kgaa|ohg|e\.?k\.?|co\.?|ltd\.?|limited|plc|llp|inc\.?|sa|s\.a\.?|sas|s\.a\.s\.?|sarl|s\.à r\.l\.?|s\.a\.r\.l\.?|eurl|sprl|srl|s\.r\.l\.?|spa|s\.p\.a\.?|bv|b\.v\.?|nv|n\.v\.?|sp\. z o\.o\.?|s\.r\.o\.?|a\.s\.?|d\.o\.o\.?|kft\.?|zrt\.?|oy|oyj|ab|as|a\/s|aps|sl|s\.l\.?|s\.l\.u\.?|lda\.?|unipessoal|se|sp\. ?j\.?|sp\. ?k\.?|s\.n\.c\.?|snc|s\.a\.s|hb|kb|ky|tmi|ltd|d\.d\.?|j\.d\.o\.o\.?|bt\.?|nyrt\.?|v\.o\.s\.?|spol\. s r\.o\.?|v\.o\.f\.?|vof|i\/s|k\/s|asa|p\.f\.a\.?|ас|ад|оод|еоод|ет|ood|eood|ad|α\.ε\.?|ε\.π\.ε\.?|ο\.ε\.?|ε\.ε\.?|ικε|mb|ii|ug|uab|sia|oü|e\.v\.|llc|pte\.?|pty\.?|corp\.?|s\.a\.u\.?|cie\.?|a\.ş\.?|aş|şt[iİ]\.?|ооо|тов|тзов|доо|д\.о\.о\.?|дооел|dooel|а\.д\.?|прат|пат|пп|ges\.?\s?m\.?\s?b\.?\s?h\.?|gbr|egen|sagl|scop|scrl|bvba|cvba|ltda\.?|eireli|de c\.?v\.?|jsc|pjsc|k\.k\.|bhd\.?|s\.a\.e\.?|s\.a\.l\.?|fze|fzco|w\.l\.l\.?|dac|teo|teoranta|osk\.?|aktiebolag|a\.?m\.?b\.?a\.?|ehf\.?|z\.o\.o\.?|sh\.?p\.?k\.?|crl|ооо)\.?$/iu

/** A legal form stands anywhere in the name. */
export const hasLegalName = (span: Span | undefined): boolean =>
  span !== undefined &&
  /(?<!\p{L})(?:gmbh|mbh|ag|kg|kgaa|og|ohg|e\.?\s?u\.?|e\.?\s?k\.?|ltd\.?|limited|plc|llp|inc\.?|llc|corp\.?|sas|s\.a\.s\.?|sarl|s\.a\.r\.l\.?|eurl|scea|earl|gaec|snc|s\.n\.c\.?|s\.?r\.?l\.?s?|s\.?p\.?a\.?|s\.c\.?|b\.?v\.?b?\.?a?\.?|n\.?v\.?|v\.?o\.?f\.?|s\.?l\.?u?\.?|s\.a\.u?\.?|coop\.?(?:\s?v\.?)?|lda\.?|unipessoal|ab|hb|a\/s|aps|asa?|oyj?|s\.?r\.?o\.?|a\.?s\.?|v\.o\.s\.?|kft\.?|zrt\.?|nyrt\.?|bt\.?|sp\.?\s?z\.?\s?o\.?\s?o\.?|sp\.\s?[jk]\.?|d\.?o\.?o\.?|d\.d\.?|uab|sia|oü|оод|еоод|ад|оод\.?|α\.ε\.?|ε\.π\.ε\.?|ике|a\.ş\.?|şt[iİ]\.?|тов|тзов|прат|пат|пп|фоп|доо|д\.о\.о\.?|дооел|dooel|co\.|s\.?a\.?|ges\.?\s?m\.?\s?b\.?\s?h\.?|gbr|egen|sagl|scop|scrl|bvba|cvba|ltda\.?|eireli|de c\.?v\.?|jsc|pjsc|k\.k\.|bhd\.?|s\.a\.e\.?|s\.a\.l\.?|fze|fzco|w\.l\.l\.?|dac|teo|teoranta|osk\.?|aktiebolag|a\.?m\.?b\.?a\.?|ehf\.?|z\.o\.o\.?|sh\.?p\.?k\.?|crl|ооо)(?!\p{L})/iu.test(
    span.text,
  )
