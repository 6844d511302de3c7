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
    // A hook or the import itself failed: its tests are 'skipped'.
    for (const part of [module, ...module.children.allSuites()])
      if (part.errors().length > 0) results.failed += 1
  }
  return results
}

/**
 * What failed, what never came to its end, and what passed only when it was tried again, each with the first lines of
 * its reason.
 * @param {import('vitest/node').TestModule[]} modules
 * @param {unknown[]} unhandled
 */
export function remarkableTests(modules, unhandled) {
  const found = unhandled.map((error) => entry('FAILED', 'an error outside of every test', error))
  for (const module of modules) {
    for (const part of [module, ...module.children.allSuites()])
      for (const error of part.errors())
        found.push(entry('FAILED', `${module.relativeModuleId} (outside of a test)`, error))
    for (const test of module.children.allTests()) {
      const title = `${module.relativeModuleId} > ${test.fullName}`
      const [error] = test.result().errors ?? []
      if (test.result().state === 'failed') found.push(entry('FAILED', title, error))
      else if (test.result().state === 'pending')
        found.push(entry('FAILED', title, new Error('It did not come to its end.')))
      else if (test.diagnostic()?.flaky) found.push(entry('PASSED WHEN TRIED AGAIN', title, error))
    }
  }
  return found
}

function entry(state, title, error) {
  return { state, title, reason: (error?.message ?? 'no reason was given').split('\n', 6).join('\n  ') }
}

/** @param {Results} results */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
