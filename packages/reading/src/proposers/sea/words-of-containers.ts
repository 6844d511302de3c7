import { phrase } from '../../words/phrases/index.ts'
/** 'CNTR', 'Container', 'Contenedor', 'N° du conteneur': what is printed before or over the number of one. */
export const containerWord = `(?<!\\p{L})(?:${phrase('containerNamed')})(?!\\p{L})`

/** '40RH', "20'DC", "FLAT RACK 40'", "40' Reefer HC", '45G1': how large a container is, and of which build. */
export const buildOfContainer = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${phrase('containerAhead')})\s)?\d{2}(?:['’](?:\s?(?:${phrase('containerTypeCode')}))*|\s?(?:hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|bk)|[grupt]\d)(?![\p{L}\d'’])`,
  'giu',
)

const size = String.raw`(?:\d{2}(?:['’′´]{1,2}|\s?(?:${phrase('feet')}))?[\s-]*)?`
const build = String.raw`(?:(?:${phrase('containerType')})[\s,]*)*`
const container = String.raw`(?:(?:${phrase('containerShort')}|${phrase('containerNamed')})\.?(?![\p{L}])[\s,]*)?`
const filled = String.raw`(?:\(?(?:FCL|LCL|CY|CFS)\)?(?:\s?\/\s?(?:FCL|LCL|CY|CFS))?[\s,:–-]*)?`
const saidToContain = String.raw`(?:${phrase('saidToContain')})(?!\p{L})[\s:.]*`

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
