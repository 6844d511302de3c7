import { constants, deflateRawSync } from 'node:zlib'

const ZLIB_HEAD = Buffer.from([0x78, 0x9c])
/** An empty last block; readers of PDF do not miss the checksum. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])

/** What unpacks to `unit` this many times over, without ever keeping it: every unit is a packed block of its own. */
export function deflateRepeated(unit: Buffer | string, times: number): Buffer {
  const block = deflateRawSync(unit, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array<Buffer>(times).fill(block), LAST_BLOCK])
}

export function flateRepeated(unit: Buffer | string, times: number): Buffer {
  return Buffer.concat([ZLIB_HEAD, deflateRepeated(unit, times)])
}

/** A stream object of a PDF. */
export function streamObject(dictionary: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

const u16 = (n: number) => Buffer.from([n >> 8, n & 255])
const u32 = (n: number) => Buffer.from([(n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255])

/** A JPEG 2000 codestream (ISO 15444-1, annex A) of this size, with one tile and nothing in it. */
export function jpxClaiming(width: number, height: number): Buffer {
  const size = Buffer.concat([
    Buffer.from([0xff, 0x51, 0, 47, 0, 0]),
    ...[width, height, 0, 0, width, height, 0, 0].map(u32),
    Buffer.from([0, 3, 7, 1, 1, 7, 1, 1, 7, 1, 1]),
  ])
  const coding = Buffer.from([0xff, 0x52, 0, 12, 0, 0, 0, 1, 1, 5, 4, 4, 0, 1])
  const quantising = Buffer.from([0xff, 0x5c, 0, 19, 0x40, ...Array<number>(16).fill(0x48)])
  const tile = Buffer.from([0xff, 0x90, 0, 10, 0, 0, 0, 0, 0, 14, 0, 1, 0xff, 0x93])
  return Buffer.concat([Buffer.from([0xff, 0x4f]), size, coding, quantising, tile, Buffer.from([0xff, 0xd9])])
}

/** JBIG2 as PDF embeds it (ISO 14492, 7.2 and 7.4): a page of this size and one generic region that fills it. */
export function jbig2Claiming(width: number, height: number): Buffer {
  const page = Buffer.concat([u32(width), u32(height), u32(0), u32(0), Buffer.from([0]), u16(0)])
  const region = Buffer.concat([
    ...[width, height, 0, 0].map(u32),
    Buffer.from([0, 0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe]),
    Buffer.alloc(32, 0x84),
  ])
  const segment = (number: number, type: number, data: Buffer) =>
    Buffer.concat([u32(number), Buffer.from([type, 0, 1]), u32(data.length), data])
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)])
}

/** A baseline JPEG (ITU T.81, annex B) of this size whose picture ends after a few bytes. */
export function jpegClaiming(width: number, height: number): Buffer {
  const quantising = Buffer.concat([Buffer.from([0xff, 0xdb, 0, 67, 0]), Buffer.alloc(64, 1)])
  const frame = Buffer.concat([
    Buffer.from([0xff, 0xc0, 0, 17, 8]),
    u16(height),
    u16(width),
    Buffer.from([3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
  ])
  const lengths = Buffer.alloc(16)
  lengths[0] = 1
  const table = (id: number) =>
    Buffer.concat([Buffer.from([0xff, 0xc4, 0, 20, id]), lengths, Buffer.from([0])])
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantising,
    frame,
    table(0x00),
    table(0x10),
    scan,
    Buffer.alloc(64, 0),
    Buffer.from([0xff, 0xd9]),
  ])
}
