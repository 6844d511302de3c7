import { phrase } from '../../../words/phrases/index.ts'

/** Nobody: 'néant', '—'. */
const nobody = new RegExp(String.raw`^(?:[\s.…_–—/-]|${phrase('nobody')})*$`, 'iu')
/** Nobody yet: 'to be advised', 'wird noch benannt', 'à désigner'. */
const open = new RegExp(`^(?:${phrase('toBeNamed')})[.)]?$`, 'iu')

export const namesNobody = (text: string): boolean => nobody.test(text.trim()) || open.test(text.trim())
