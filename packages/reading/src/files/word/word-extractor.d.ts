declare module 'word-extractor' {
  interface WordText {
    getBody(): string
    getHeaders(options?: { includeFooters?: boolean }): string
    getFooters(): string
    getTextboxes(): string
  }
  export default class WordExtractor {
    extract(source: Buffer | string): Promise<WordText>
  }
}
