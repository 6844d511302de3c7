/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Results
 *
 * A file that could not even be read counts as a failure, and so does an error that no test caught.
 * @param {import('vitest/node').TestModule[]} modules
 * @param {unknown[]} unhandled
 * @returns {Results}
 */
export function countResults(modules, unhandled) {
  const results = { passed: 0, failed: unhandled.length, skipped: 0 }
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') results.passed += 1
      else if (state === 'skipped') results.skipped += 1
      else results.failed += 1
    }
    // A hook or the import itself failed: its tests say 'skipped'.
    for (const part of [module, ...module.children.allSuites()])
      if (part.errors().length > 0) results.failed += 1
  }
  return results
}

/** @param {Results} results */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
