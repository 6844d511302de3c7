import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

// `npm run sbom [-- <file>]`: lists what is installed, as CycloneDX 1.5, in sbom.cdx.json by default.
// `npm sbom` of npm 11 stops at a development tool that asks for 'latest', and with --omit=dev leaves out libraries that
// are for the server and for tests alike, such as sharp.

const PREFIX = /^.*node_modules\//
/** npm allows expressions of SPDX and free text alike; only the former may be called an expression. */
const SPDX = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*\)?$/
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'))

const libraries = Object.entries(packages).filter(([path, { link }]) => PREFIX.test(path) && !link)
const components = new Map(libraries.map(toComponent).map((component) => [component['bom-ref'], component]))

const file = process.argv[2] ?? 'sbom.cdx.json'
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
  },
  components: [...components.values()],
}
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${file}: ${components.size} packages`)

/** Only for building and tests: 'excluded' in the words of CycloneDX. */
function scopeOf({ dev, optional }) {
  if (dev) return 'excluded'
  return optional ? 'optional' : 'required'
}

function toComponent([path, installed]) {
  const fullName = installed.name ?? path.replace(PREFIX, '')
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${installed.version}`
  const [group, short] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName]
  return {
    type: 'library',
    'bom-ref': purl,
    group,
    name: short,
    version: installed.version,
    scope: scopeOf(installed),
    purl,
    hashes: hashesOf(installed.integrity),
    licenses: licensesOf(installed.license),
  }
}

function hashesOf(integrity) {
  const [, digest] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return digest && [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
}

function licensesOf(license) {
  if (!license) return undefined
  return [SPDX.test(license) ? { expression: license } : { license: { name: license } }]
}
