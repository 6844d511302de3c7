import { ensureWebBuild } from '../platform/web-build.ts'

/** The journeys look at the real pages. */
export default async function setup(): Promise<void> {
  await ensureWebBuild(console.log)
}
