/** Mean over the words; 0 where there are none. */
export function meanConfidence(words: readonly { confidence: number }[]): number {
  const sum = words.reduce((total, { confidence }) => total + confidence, 0)
  return words.length > 0 ? sum / words.length : 0
}
