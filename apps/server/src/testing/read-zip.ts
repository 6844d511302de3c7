import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** The texts of a ZIP archive by their paths, as its directory lists them. */
export const readZip = (bytes: Buffer): Map<string, string> =>
  new Map([...filesOfZip(bytes)].map(([path, content]) => [path, content.toString('utf8')]))

/** The same, byte by byte. */
export function filesOfZip(bytes: Buffer): Map<string, Buffer> {
  let end = bytes.length - 22
  while (end > 0 && bytes.readUInt32LE(end) !== END) end--
  const parts = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  while (bytes.readUInt32LE(at) === ENTRY) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const local = bytes.readUInt32LE(at + 42)
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(data, data + packed)
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    parts.set(name, method === 8 ? inflateRawSync(content) : content)
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}
