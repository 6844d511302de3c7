import { afterAll, expect } from 'vitest'
import { type SwiftStore, startSwift, swiftIsInstalled } from '../apps/server/src/testing/swift-store.ts'
import { test as journey } from './journey.ts'
import { letter } from './papers.ts'
import { chooseFile, seeToast } from './steps.ts'

let swift: SwiftStore | undefined

const test = journey.extend('hubOptions', { scope: 'file' }, async () => {
  swift = await startSwift()
  return { env: swift.env }
})
afterAll(() => swift?.stop())

test.runIf(process.env.LONG && swiftIsInstalled())(
  'a file goes straight to the store, and through the hub when the store does not take it',
  async ({ page, member, hub }) => {
    const puts: string[] = []
    page.on('requestfinished', (request) => {
      if (request.method() === 'PUT') puts.push(new URL(request.url()).origin)
    })
    await page.goto('/')
    await chooseFile(page, { ...letter(), name: 'first.txt' })
    await seeToast(page, 'Document uploaded successfully')
    expect(puts).toEqual([swift?.env.S3_ENDPOINT])

    await page.route(`${swift?.env.S3_ENDPOINT}/**`, (route) => route.abort())
    await page.reload()
    await chooseFile(page, { ...letter(), name: 'second.txt' })
    await seeToast(page, 'Document uploaded successfully')
    expect(puts.slice(1)).toEqual([hub.url])
    const documents = (await member.get<{ id: string }[]>('/api/documents')).body
    expect(documents).toHaveLength(2)
  },
)
