import type { Candidate } from '../proposers/candidate.ts'
import { isBelieved, scoreOf, worthOf } from '../weights/score-of.ts'
import { findRivals } from './rivals.ts'

/** Larger groups of rivals are settled greedily. */
const mostTogether = 14

export interface Choice {
  candidate: Candidate
  /** The best of those that had to give way to it. */
  rivals: Candidate[]
}

/**
 * The consistent set of candidates with the greatest total: a word belongs to one value, a field has one value.
 * Rivals that share a word or a field form a group; each group is settled exactly.
 */
export function chooseCandidates(all: readonly Candidate[]): Choice[] {
  const believed = new Set(all.filter((c) => isBelieved(c) && c.readings.length > 0))
  const conflicts = findRivals(all)
  const chosen = new Set<Candidate>()
  for (const group of groups(believed, conflicts)) {
    for (const winner of best(group, conflicts)) chosen.add(winner)
  }
  return [...chosen].map((candidate) => ({
    candidate,
    rivals: [...(conflicts.get(candidate) ?? [])]
      .filter((c) => !chosen.has(c))
      .sort((a, b) => scoreOf(b) - scoreOf(a)),
  }))
}

type Conflicts = Map<Candidate, Set<Candidate>>

function groups(candidates: Set<Candidate>, conflicts: Conflicts): Candidate[][] {
  const seen = new Set<Candidate>()
  const found: Candidate[][] = []
  for (const start of candidates) {
    if (seen.has(start)) continue
    const group: Candidate[] = []
    const open = [start]
    seen.add(start)
    while (open.length > 0) {
      const next = open.pop() as Candidate
      group.push(next)
      for (const rival of conflicts.get(next) ?? []) {
        if (candidates.has(rival) && !seen.has(rival)) {
          seen.add(rival)
          open.push(rival)
        }
      }
    }
    found.push(group.sort((a, b) => scoreOf(b) - scoreOf(a)))
  }
  return found
}

function best(group: Candidate[], conflicts: Conflicts): Candidate[] {
  if (group.length > mostTogether) return greedy(group, conflicts)
  let top: { total: number; set: Candidate[] } = { total: 0, set: [] }
  const walk = (at: number, set: Candidate[], total: number) => {
    if (total > top.total) top = { total, set }
    const rest = group.slice(at).reduce((sum, c) => sum + gain(c), 0)
    if (at >= group.length || total + rest <= top.total) return
    const next = group[at] as Candidate
    if (!set.some((c) => conflicts.get(next)?.has(c))) walk(at + 1, [...set, next], total + gain(next))
    walk(at + 1, set, total)
  }
  walk(0, [], 0)
  return top.set
}

function greedy(group: Candidate[], conflicts: Conflicts): Candidate[] {
  const set: Candidate[] = []
  for (const next of group) {
    if (!set.some((c) => conflicts.get(next)?.has(c))) set.push(next)
  }
  return set
}

/** How many of its values are likely right beyond those that must be for it to be believed. */
const gain = (candidate: Candidate) => worthOf(candidate) * candidate.readings.length
