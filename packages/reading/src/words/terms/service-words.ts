import { bareWords } from '../compare.ts'
import { phraseList } from '../phrases/index.ts'

/** Money left on what is to be given back, whatever is named behind the word. */
const deposits = phraseList('depositWord')

/** Where to, for what: 'Carriage to Harlingen', 'Transporto išlaidos iki Holstebro', 'Fracht (DAP)'. */
const further = phraseList('besideService')

const known = new Set(phraseList('charge').map(bareWords))
const deposit = new Set(deposits.map(bareWords))
const leads = new Set(further.map(bareWords))
const mostWords = 4

/** A line of an invoice that is a charge and no goods: 'Fragtandel', 'Carriage to Harlingen', 'Pfand Kisten'. */
export function namesService(text: string): boolean {
  const [plain = ''] = text.split(/\s*[(:,;–]|\s-\s/u)
  const words = bareWords(plain).split(' ')
  for (let many = Math.min(mostWords, words.length); many > 0; many--) {
    const head = words.slice(0, many).join(' ')
    if (deposit.has(head)) return true
    if (known.has(head) && (many === words.length || leads.has(words[many] ?? ''))) return true
  }
  return false
}
