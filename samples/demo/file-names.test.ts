import { expect, test } from 'vitest'
import { recogniseFile } from '../../apps/server/src/pipeline/recognition/recognise-file.ts'
import { demoPapers } from './papers.ts'

/** 'CMR HH-26-1 Hamburg-Lyon.pdf' */
const ROUTE = /(?:^| )(\p{L}[\p{L}. ]*)-(\p{L}[\p{L}. ]*)\.(?:pdf|docx)$/u
const withRoute = demoPapers().flatMap((paper) => {
  const [, from, to] = ROUTE.exec(paper.name.replace(/^CMR (?:\S*\d\S* )?/, '')) ?? []
  return from && to ? [{ ...paper, from, to }] : []
})
const TRIED = process.env.LONG === '1' ? withRoute : withRoute.filter((_, at) => at % 8 === 0)

test('the demonstration has documents named by their route', () => {
  expect(withRoute.length).toBeGreaterThan(15)
})

test.each(TRIED)('the document says the route of its name: $name', async ({ name, from, to, bytes }) => {
  const { text } = await recogniseFile({ bytes: Buffer.from(await bytes()), originalName: name })
  expect(text).toContain(from)
  expect(text).toContain(to)
})
