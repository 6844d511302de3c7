const SECTOR = 512
/** Streams below this size go to the mini stream, which a file without one cannot have. */
const STREAM = 4_096
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff
const FAT_SECTOR = 0xfffffffd

/**
 * A Word 97 document with this text and nothing else: the file information block, one piece of 16-bit text, and the
 * piece table ([MS-DOC] 2.5 and 2.8.35), in a compound file of three streams' worth of sectors ([MS-CFB]).
 */
export function makeDoc(text: string, { encrypted = false } = {}): Buffer {
  const word = Buffer.alloc(STREAM)
  const textAt = 1_024
  word.writeUInt16LE(0xa5ec, 0)
  word.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10)
  word.writeUInt32LE(textAt, 0x18)
  word.writeUInt32LE(text.length, 0x4c)
  word.writeUInt32LE(0, 0x1a2)
  word.write(text, textAt, 'utf16le')

  const table = Buffer.alloc(STREAM)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(0, 5)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(textAt, 15)

  const perStream = STREAM / SECTOR
  const fat = Buffer.alloc(SECTOR, 0xff)
  const chain = (start: number) => {
    for (let i = start; i < start + perStream - 1; i++) fat.writeUInt32LE(i + 1, i * 4)
    fat.writeUInt32LE(END_OF_CHAIN, (start + perStream - 1) * 4)
  }
  fat.writeUInt32LE(FAT_SECTOR, 0)
  fat.writeUInt32LE(END_OF_CHAIN, 4)
  chain(2)
  chain(2 + perStream)

  const directory = Buffer.concat([
    entry('Root Entry', 5, END_OF_CHAIN, 0, 1),
    entry('WordDocument', 2, 2, STREAM, FREE, 2),
    entry('1Table', 2, 2 + perStream, STREAM),
    Buffer.alloc(128),
  ])
  return Buffer.concat([header(), fat, directory, word, table])
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff)
  bytes.fill(0, 8, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(STREAM, 56)
  bytes.writeUInt32LE(END_OF_CHAIN, 60)
  bytes.writeUInt32LE(END_OF_CHAIN, 68)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

function entry(name: string, type: number, start: number, size: number, child = FREE, right = FREE): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt8(1, 67)
  bytes.writeUInt32LE(FREE, 68)
  bytes.writeUInt32LE(right, 72)
  bytes.writeUInt32LE(type === 5 ? child : FREE, 76)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}
