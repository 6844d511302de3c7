import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box, RecognisedPage } from '../../layout/pages.ts'
import { lieDown, type Pose } from '../../layout/pose.ts'
import { MAX_WORDS_OF_PAGE } from '../limits.ts'
import { collectMarks } from './collect-marks.ts'
import { collectRules } from './collect-rules.ts'
import { collectWords } from './collect-words.ts'
import type { PdfFont } from './drawing-state.ts'
import { readFields } from './form-fields.ts'
import { toMatrix } from './matrix.ts'
import { orderRuns, round, textOfLine, toWord } from './order-words.ts'
import type { DrawnPath } from './read-path.ts'
import { turnOf } from './turn-of.ts'
import { walkDrawing } from './walk-drawing.ts'

export interface PdfPage {
  page: RecognisedPage
  text: string
  /** The page has more than MAX_WORDS_OF_PAGE; the first are there. */
  isCut: boolean
}

/** Words, lines and form entries of one page. `isShown` decides whether a layer is visible. */
export async function readPage(page: PDFPageProxy, isShown: (layer: unknown) => boolean): Promise<PdfPage> {
  // ENABLE draws what forms and typed notes look like, as a print-out would.
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE })
  const asItLies = collectPage(page, list, isShown, 0)
  const turn = turnOf(asItLies.runs)
  const { runs, rules, marks, toPage, isCut } = turn === 0 ? asItLies : collectPage(page, list, isShown, turn)
  const fields = await readFields(page, toPage, runs)
  const ordered = orderRuns([...runs, ...fields], rules)
  const all = ordered.flat()
  const { width, height } = asItLies
  const pose: Pose = { turn, skew: 0 }
  const lying = (box: Box): Box => (turn === 0 ? box : lieDown(box, pose, { width, height }))
  return {
    page: {
      number: page.pageNumber,
      width: round(width),
      height: round(height),
      words: all
        .slice(0, MAX_WORDS_OF_PAGE)
        .map((run) => toWord(turn === 0 ? run : { ...run, box: lying(run.box) })),
      rules: rules.map((rule) => lying(rule).map(round) as Box),
      ...(marks.length > 0 ? { marks: marks.map((mark) => lying(mark).map(round) as Box) } : {}),
      ...(turn === 0 ? {} : { pose }),
    },
    text: ordered.map(textOfLine).join('\n'),
    isCut: isCut || all.length > MAX_WORDS_OF_PAGE,
  }
}

type DrawingList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** What the page shows, after `turn` degrees clockwise. At scale 1 the viewport is the page in points after /Rotate and /UserUnit, origin top left. */
function collectPage(
  page: PDFPageProxy,
  list: DrawingList,
  isShown: (layer: unknown) => boolean,
  turn: Pose['turn'],
) {
  const { width, height, transform } = page.getViewport({ scale: 1, rotation: (page.rotate + turn) % 360 })
  const toPage = toMatrix(transform)
  const words = collectWords()
  const lines = collectRules()
  const marks = collectMarks([0, 0, width, height])
  const context = { toPage, page: [0, 0, width, height] as Box, fontOf: fontFinder(page), isShown }
  const path = (drawn: DrawnPath) => {
    lines.add(drawn)
    marks.path(drawn)
  }
  walkDrawing(list, context, { glyph: words.add, path, image: marks.image })
  return {
    width,
    height,
    toPage,
    runs: words.runs(),
    rules: lines.rules(),
    marks: marks.marks(),
    isCut: words.isCut(),
  }
}

/** Fonts arrive before the list that uses them; of one that failed to load only a message does, and its text has no height. */
function fontFinder(page: PDFPageProxy): (name: string) => PdfFont | null {
  return (name) => {
    const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null
    return font !== null && typeof font === 'object' ? font : null
  }
}
