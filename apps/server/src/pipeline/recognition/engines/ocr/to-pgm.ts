import type { GrayPicture } from './ocr-engine.ts'

/** The plainest picture format that Tesseract reads: a line of text, then the pixels. */
export function toPgm({ width, height, data }: GrayPicture): Uint8Array<ArrayBuffer> {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
