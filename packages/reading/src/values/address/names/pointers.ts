import { bareWords } from '../../../words/compare.ts'
import { phraseList } from '../../../words/phrases/index.ts'

/** Stems of what is no name of anybody: the head of the paper, the field of the address. */
const heads = phraseList('headOfPaper')
/** Stems that point only behind a word that leads to them. */
const places = phraseList('placeOnPaper')
const leads = phraseList('pointerLead')
const small = phraseList('besidePointer')

const bared = (words: readonly string[]) => words.map((word) => bareWords(word).replaceAll(' ', ''))
const [ofHeads, ofPlaces] = [bared(heads), bared(places)]
const [ofLeads, ofSmall] = [new Set(bared(leads)), new Set(bared(small))]
const mostWords = 8

const isOf = (stems: readonly string[], word: string) =>
  stems.some(
    (stem) => word === stem || (stem.length >= 4 && word.startsWith(stem) && word.length < stem.length + 4),
  )

/** 'see letterhead', 'siehe Anschriftenfeld', 'el del encabezamiento', 'jak w nagłówku', 'as box 1': the party is named there, not here. */
export function pointsElsewhere(text: string): boolean {
  const words = bareWords(text.replace(/en-t[êe]te/giu, 'entete')).split(' ')
  // 'Oben AS': the form of a company.
  if (words.length > mostWords || /\sA?S$/.test(text)) return false
  const toHead = words.some((word) => isOf(ofHeads, word))
  const toPlace = words.some((word) => isOf(ofPlaces, word))
  const isLed = words.some((word) => ofLeads.has(word))
  const others = words.filter(
    (word) =>
      !isOf(ofHeads, word) &&
      !isOf(ofPlaces, word) &&
      !ofLeads.has(word) &&
      !ofSmall.has(word) &&
      !/^\d{1,2}[a-d]?$/.test(word),
  )
  return others.length === 0 && (toHead || (isLed && toPlace))
}
