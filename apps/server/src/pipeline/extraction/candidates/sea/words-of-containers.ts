/** 'CNTR', 'Container', 'Contenedor', 'N° du conteneur': what is printed before or over the number of one. */
export const containerWord =
  '(?<!\\p{L})(?:containers?|contenedor(?:es)?|conteneurs?|contenitor[ei]|contentor(?:es)?|kontener[yó]?w?|kontejnery?|konteyner|konteneri|container(?:nummer|nr)|cntrs?|cont(?=\\.)|εμπορευματοκιβ[ωώ]τι\\p{L}*|контейнери?)(?!\\p{L})'

/** '40RH', "20'DC", "FLAT RACK 40'", "40' Reefer HC", '45G1': how large a container is, and of which build. */
export const buildOfContainer =
  /(?<![\p{L}\d])(?:(?:flat\srack|open\stop|reefer|cont(?:ainer)?\.?)\s)?\d{2}(?:['’](?:\s?(?:high\scube|hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|bk|std?|box|reefer|dry))*|\s?(?:hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|bk)|[grupt]\d)(?![\p{L}\d'’])/giu
