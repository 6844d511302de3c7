import { afterAll, expect, it } from 'vitest'
import { drawPdf } from '../../../../../../packages/reading/src/testing/make-pdf.ts'
import { GERMAN, scanOf, scanPicture } from '../../../testing/files/make-scan.ts'
import { closeRendering } from '../pages/render-pool.ts'
import { closeRecognition, runInWorker } from '../run-in-worker.ts'
import { type PlanOptions, planPages } from './plan-pages.ts'
import { closePictures } from './read-pictures.ts'

afterAll(async () => {
  await closePictures()
  await closeRecognition()
  await closeRendering()
})

const HEADER = 'Typed header of the letter with reference 4711-26'

async function plan(bytes: Buffer, options: Partial<PlanOptions> = {}) {
  const { pages } = await runInWorker({ bytes, format: 'pdf' }, {})
  const messages: string[] = []
  let looks = 0
  const inTurn: PlanOptions['inTurn'] = (look) => {
    looks += 1
    return look()
  }
  const onProgress: PlanOptions['onProgress'] = (_done, _total, message) => messages.push(message)
  return {
    ...(await planPages(bytes, pages, { inTurn, onProgress, ...options })),
    messages,
    looks: () => looks,
  }
}

const scanBelowHeader = async () =>
  scanOf([await scanPicture(GERMAN)], (pdf) => {
    pdf.fontSize(11).text(HEADER, 50, 300)
  })

it('looks at text pages in turn, and reports it', async () => {
  const { plans, unseen, messages, looks } = await plan(await scanBelowHeader())
  expect(plans).toMatchObject([{ index: 0, keepsLayer: true }])
  expect(unseen).toEqual([])
  expect(looks()).toBe(1)
  expect(messages).toEqual(['Looking for scanned text on page 1 of 1'])
}, 60_000)

it('reports which pages there was no time to look at', async () => {
  const { plans, unseen } = await plan(await scanBelowHeader(), { timeLimitMs: -1 })
  expect(plans).toEqual([])
  expect(unseen.map(({ number }) => number)).toEqual([1])
}, 60_000)

it('draws nothing of a file without large pictures', async () => {
  const { plans, looks } = await plan(await drawPdf((pdf) => pdf.text(HEADER)))
  expect(plans).toEqual([])
  expect(looks()).toBe(0)
}, 60_000)
