import type { Pose } from './pose.ts'

/** The formats that documents arrive in. */
export type SourceFormat = 'pdf' | 'docx' | 'doc' | 'txt' | 'csv' | 'json' | 'xml'

/** What a file turned into: text with places. Every engine answers in this shape. */

/** Left, top, right, bottom in page units (PDF points), origin at the top left. */
export type Box = [number, number, number, number]

export interface Word {
  text: string
  box: Box
  /** 0 to 1; 1 for exact text. */
  confidence: number
  /** Height of the type in page units, and whether it is bold: headings and labels differ in them. */
  size?: number
  bold?: boolean
}

/** A drawn horizontal or vertical line, from which ruled boxes and tables are built. */
export type Rule = Box

export interface RecognisedPage {
  number: number
  width: number
  height: number
  words: Word[]
  rules: Rule[]
  /** Boxes of images and of freely drawn strokes, such as signatures and stamps; only of PDFs, and where there are any. */
  marks?: Box[]
  /** How the paper lies on the page, where it is a picture that does not lie straight; boxes are as it lies. */
  pose?: Pose
  /** Where the words come from; without it, the file's own text. */
  source?: 'picture' | 'both'
  /** True where the format has no pages and places are only reading order and columns: no evidence box then. */
  synthetic?: boolean
}

export interface Recognised {
  engine: string
  format: SourceFormat
  /** Mean over the words; 1 for exact text. */
  confidence: number
  /** The whole text in reading order; for csv, json and xml the decoded source itself. */
  text: string
  pages: RecognisedPage[]
  /** What a person should know: 'The pages hold no text', 'decoded as windows-1252', ... */
  notes: RecognitionNote[]
}

export interface RecognitionNote {
  code:
    | 'no-text-layer'
    | 'blank-pages'
    | 'hardly-read'
    | 'read-as-picture'
    | 'language-missing'
    | 'encoding-guessed'
    | 'text-cut'
    | 'partly-read'
    | 'instructions-to-ai'
  message: string
}
