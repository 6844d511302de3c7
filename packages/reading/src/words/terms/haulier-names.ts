import { phrase } from '../phrases/index.ts'

/** Stems in the names of hauliers and forwarders: 'Landverkehre', 'Skivevognmanden', 'TransDouro'. */
export const ofHauliers = new RegExp(phrase('haulierStem'), 'iu')
