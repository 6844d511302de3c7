import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import arrows, { folders } from '../.dependency-cruiser.mjs'
import { listsOfWords } from './words-in-logic.mjs'

// `npm run check`: types, lint, arrows, dead code. Every check runs, so that one run shows everything.

/** With a compiler that dependency-cruiser does not know it finds no modules and passes. */
const FEWEST_MODULES = 400

/** Reads figures of every tenant, and only for a platform administrator: the function in the database asks for that. */
const MAY_CROSS = ['apps/server/src/overview/admin/tenants-store.ts']

/** Words that no native speaker uses for these things; docs/STYLE.md says which ones to use. */
const NOT_IN_GLOSSARY =
  /\b(?:anew|gravest|malus|middling|reckon(?:s|ed|ing)?|mend(?:s|ed|ing)?|(?:un)?told|tells|nameOf|whoever|anybody|papers? of (?:the|a) trade|go(?:es)? before|gives? way)\b/i
/** How documents are read is rebuilt in a package of its own, which takes its words from the glossary as it goes. */
const REBUILT =
  /^(?:apps\/server\/src\/pipeline\/extraction|packages\/reading)\/|^docs\/(?:EXTRACTION|RECOGNITION)\.md$/
/** Other languages, documents as written, what is never changed again, and measurements as they were written. */
const OTHER_WORDS =
  /(?:^|\/)(?:lexicon|reading\/src\/words|samples|migrations|node_modules|dist)\/|^docs\/(?:specification|STYLE|measurements\/.*)\.md$|^scripts\/check\.mjs$/

const CHECKS = {
  types: () => program('tsc', '--noEmit', '-p', '.'),
  'types of the web': () => program('tsc', '--noEmit', '-p', 'apps/web'),
  lint: () => program('biome', 'check', '--colors=off'),
  'dead code': () => program('knip', '--no-progress'),
  arrows: () => checkArrows(['packages', 'apps', 'journeys', 'bench', 'scripts'], arrows),
  'arrows of folders': () => checkArrows(['packages', 'apps'], folders),
  'accounts only': checkUnsafeCalls,
  glossary: checkWords,
  'kinds as data': checkKinds,
  'words outside words/': () => listsOfWords().join('\n'),
}

const startedAt = Date.now()
let failed = 0
for (const [name, check] of Object.entries(CHECKS)) {
  const began = Date.now()
  const complaint = await check()
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${complaint ? 'FAILED' : 'ok    '}  ${name} (${seconds} s)`)
  if (complaint) {
    failed += 1
    console.log(`${complaint.trim()}\n`)
  }
}
const passed = Object.keys(CHECKS).length - failed
console.log(`${passed} checks passed, ${failed} failed, in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
process.exit(failed > 0 ? 1 : 0)

/** Runs a package's own program; answers its output when it fails. */
function program(name, ...args) {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [`node_modules/.bin/${name}`, ...args],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => done(error ? `${stdout}${stderr}` : ''),
    )
  })
}

/** What a kind of document needs is in its file (kinds/): no step of the reader names one. */
function checkKinds() {
  const folder = 'packages/reading/src/'
  const ids = globSync(`${folder}kinds/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}id: '([^']+)'/gm)].map(([, id]) => id))
  if (ids.length < 10) return `Only ${ids.length} kinds were found: nothing was checked.`
  const literal = new RegExp(`['"\`](?:${ids.join('|')})['"\`]`)
  return globSync(`${folder}**/*.ts`)
    .filter((file) => !/\/(?:kinds|words|testing)\/|\.test\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          literal.test(line) ? [`${file}:${at + 1} names a kind: ${line.trim()}`] : [],
        ),
    )
    .join('\n')
}

function checkWords() {
  const files = globSync('{apps,packages,bench,journeys,scripts,docs}/**/*.{ts,tsx,mjs,md}', {
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  return files
    .filter((file) => !OTHER_WORDS.test(file) && !REBUILT.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          NOT_IN_GLOSSARY.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 120)}`] : [],
        ),
    )
    .join('\n')
}

async function checkArrows(places, { options, forbidden }) {
  const { output } = await cruise(
    places,
    { ...options, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  )
  const { violations, totalCruised } = output.summary
  if (totalCruised < FEWEST_MODULES)
    return `Only ${totalCruised} modules were seen: the arrows were not checked.`
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).join('\n')
}

/** What reaches everybody's accounts has 'unsafe' in its name, and only accounts/ may call it. */
function checkUnsafeCalls() {
  return globSync('apps/server/src/**/*.ts')
    .filter((file) => !/src\/(accounts|testing)\/|platform\/database\.ts$|\.test\.ts$/.test(file))
    .filter((file) => !MAY_CROSS.includes(file))
    .filter((file) => /\bunsafe[A-Z]\w*\s*\(/.test(readFileSync(file, 'utf8')))
    .map((file) => `${file} calls unsafeAccounts`)
    .join('\n')
}
