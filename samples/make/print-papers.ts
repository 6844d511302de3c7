/**
 * `node samples/make/print-papers.ts [name]`: prints each `paper.html` of samples/papers anew with a Chromium. Where
 * another program printed a paper, its source is called otherwise and stays as it is.
 */
import { globSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launchChromium } from '../../journeys/launch-chromium.ts'

const folder = fileURLToPath(new URL('../papers/', import.meta.url))
const only = process.argv[2]
const browser = await launchChromium()
for (const file of globSync('*/*/paper.html', { cwd: folder })) {
  const source = join(folder, file)
  if (only && basename(dirname(source)) !== only) continue
  const page = await browser.newPage()
  await page.goto(pathToFileURL(source).href)
  writeFileSync(
    join(dirname(source), 'paper.pdf'),
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
  )
  await page.close()
}
await browser.close()
