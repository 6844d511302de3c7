import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { multiply, toMatrix } from './matrix.ts'
import { boxOfPath, cornersOf } from './read-path.ts'
import { isHidden, numberOperand, type Operator, type Walk } from './walk.ts'

/** The operators that move, clip or hide what is drawn, and those that draw lines (ISO 32000-2, 8.4 and 8.5). */
export const GRAPHICS_OPERATORS: Record<number, Operator> = {
  [OPS.save]: (_, { states }) => states.save(),
  [OPS.restore]: (_, { states }) => states.restore(),
  [OPS.transform]: (matrix, { states }) => states.transform(toMatrix(matrix)),
  [OPS.paintFormXObjectBegin]: ([matrix, box], walk) => {
    walk.states.save()
    walk.states.transform(toMatrix(matrix))
    clipTo(box, walk)
  },
  [OPS.paintFormXObjectEnd]: (_, { states }) => states.restore(),
  [OPS.beginGroup]: ([group], { states, masked }) => {
    states.save()
    masked.push(Boolean((group as { smask?: unknown } | undefined)?.smask))
  },
  [OPS.endGroup]: (_, { states, masked }) => {
    states.restore()
    masked.pop()
  },
  [OPS.beginAnnotation]: ([, box, transform, matrix], walk) => {
    walk.states.reset()
    clipTo(box, walk)
    walk.states.transform(multiply(toMatrix(transform), toMatrix(matrix)))
  },
  [OPS.endAnnotation]: (_, { states }) => states.reset(),
  [OPS.beginMarkedContent]: (_, { hidden }) => {
    hidden.push(false)
  },
  [OPS.beginMarkedContentProps]: ([tag, layer], { hidden, context }) => {
    hidden.push(tag === 'OC' && !context.isShown(layer))
  },
  [OPS.endMarkedContent]: (_, { hidden }) => {
    hidden.pop()
  },
  [OPS.clip]: (_, walk) => {
    walk.clipsNext = true
  },
  [OPS.eoClip]: (_, walk) => {
    walk.clipsNext = true
  },
  [OPS.constructPath]: ([paint, data], walk) => {
    const points = (data as [ArrayLike<number> | null] | undefined)?.[0]
    const { states, sink } = walk
    if (points && points.length > 0) {
      if (!isHidden(walk)) sink.path({ points, paint: numberOperand(paint), state: states.current })
      if (walk.clipsNext) states.narrowClip(boxOfPath(points, states.current.toPage))
    }
    walk.clipsNext = false
  },
  [OPS.setLineWidth]: ([width], { states }) => {
    states.current.lineWidth = numberOperand(width)
  },
  [OPS.setStrokeRGBColor]: ([color], { states }) => {
    states.current.strokeColor = color
  },
  [OPS.setFillRGBColor]: ([color], { states }) => {
    states.current.fillColor = color
  },
  [OPS.setGState]: ([entries], { states, context }) => {
    for (const [key, value] of Array.isArray(entries) ? (entries as [string, unknown][]) : []) {
      if (key === 'LW') states.current.lineWidth = numberOperand(value)
      if (key === 'Font' && Array.isArray(value)) {
        states.current.font = context.fontOf(String(value[0]))
        states.current.fontSize = numberOperand(value[1])
      }
    }
  },
}

function clipTo(box: unknown, { states }: Walk): void {
  const corners = cornersOf(box)
  if (corners) states.narrowClip(boxOfPath(corners, states.current.toPage))
}
