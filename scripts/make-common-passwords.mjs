import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

// `node scripts/make-common-passwords.mjs <list>`: the list has one password a line, the commonest first. Its 100,000
// commonest of 8 characters or more, in small letters, become sorted hashes of 4 bytes each
// (apps/server/src/accounts/common-passwords/, with the list and its licence).
const HOW_MANY = 100_000
const SHORTEST = 8
const OUT = 'apps/server/src/accounts/common-passwords/common-passwords.bin'

const [, , list = ''] = process.argv
const words = readFileSync(list, 'utf8')
  .split(/\r?\n/)
  .map((line) => line.trim().toLowerCase())
const commonest = [...new Set(words.filter((word) => word.length >= SHORTEST))].slice(0, HOW_MANY)
if (commonest.length < HOW_MANY) throw new Error(`only ${commonest.length} passwords are long enough`)
const hashes = Uint32Array.from(commonest, (word) =>
  createHash('sha256').update(word).digest().readUInt32BE(),
)
const bytes = Buffer.alloc(hashes.length * 4)
for (const [place, hash] of hashes.sort().entries()) bytes.writeUInt32BE(hash, place * 4)
writeFileSync(OUT, bytes)
console.log(`${commonest.length} passwords, the last one '${commonest.at(-1)}'`)
