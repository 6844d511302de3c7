/** 'CNTR', 'Container', 'Contenedor', 'N° du conteneur': what is printed before or over the number of one. */
export const containerWord =
  '(?<!\\p{L})(?:containers?|contenedor(?:es)?|conteneurs?|contenitor[ei]|contentor(?:es)?|kontener[yó]?w?|kontejnery?|konteyner|konteneri|container(?:nummer|nr)|cntrs?|cont(?=\\.)|εμπορευματοκιβ[ωώ]τι\\p{L}*|контейнери?)(?!\\p{L})'

/** '40RH', "20'DC", "FLAT RACK 40'", "40' Reefer HC", '45G1': how large a container is, and of which build. */
export const buildOfContainer =
  /(?<![\p{L}\d])(?:(?:flat\srack|open\stop|reefer|cont(?:ainer)?\.?)\s)?\d{2}(?:['’](?:\s?(?:high\scube|hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|bk|std?|box|reefer|dry))*|\s?(?:hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|bk)|[grupt]\d)(?![\p{L}\d'’])/giu

const size = String.raw`(?:\d{2}(?:['’′´]{1,2}|\s?(?:ft|feet|foot|pieds|pies|piedi|fu[sß]+))?[\s-]*)?`
const build = String.raw`(?:(?:hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|std|dry(?:\svan)?|high\scube|flat\srack|open\stop|reefer|tank|box|van|general\spurpose|pallet\swide)[\s,]*)*`
const container = String.raw`(?:(?:containers?|contenedor(?:es)?|conteneurs?|contenitor[ei]|contentor(?:es)?|kontener[yó]?w?|konteyner|cont\.|c(?:n)?trs?|tcs?)\.?(?![\p{L}])[\s,]*)?`
const filled = String.raw`(?:\(?(?:fcl|lcl|cy|cfs)\)?(?:\s?\/\s?(?:fcl|lcl|cy|cfs))?[\s,:–-]*)?`
const saidToContain = String.raw`(?:s\.?\s?t\.?\s?c\.?|said\sto\scontain|slac|containing|que\sdice[n]?\scontener|dice\scontener|dit(?:e?s)?\scontenir|dicesi\scontenere|que\sdiz(?:em)?\sconter|enth(?:altend|ält)|laut\sangabe|zawiera(?:j[aą]c[ye])?|gezegd\ste\sbevatten)(?!\p{L})[\s:.]*`

/**
 * '2 CONTAINERS STC:', "3 X 20' DRY CONTAINERS FCL/FCL STC:", "ONE (1) 40' HC CONTAINER SAID TO CONTAIN": how many containers,
 * of which size, and that what follows is in them.
 */
export const containersHolding = new RegExp(
  String.raw`^(?:(?:\p{L}+\s)?\(?\d{1,3}\)?\s?(?:[x×]\s?)?${size}(?:de\s)?${size}${build}${container}(?:de\s)?${size}${build}${filled})${saidToContain}`,
  'iu',
)

/** "2 x 40' HC CONTAINERS" and nothing else. */
export const onlyContainers = new RegExp(
  String.raw`^\(?\d{1,3}\)?\s?[x×]\s?\d{2}(?:['’′´]{1,2}|\s?ft)?[\s-]*${build}${container}${filled}$`,
  'iu',
)
