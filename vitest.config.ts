import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

/** One PostgreSQL for the run, started only when a test of these projects is asked for. */
const globalSetup = ['apps/server/src/testing/postgres-for-tests.ts']

/** They put something else in a module's place, which the next file of the process would meet there. */
const replacing = globSync('{apps,packages,samples,scripts}/**/*.test.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
}).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))
const exclude = [...configDefaults.exclude, ...replacing]

/** What scripts/test.mjs leaves for the long run. */
const passedOver = process.env.PASSED_OVER?.split(',').filter(Boolean) ?? []

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A process goes on to the next file with what it has loaded, as the product goes on to the next request: modules
    // keep nothing but what they would find out again.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A build machine shares its cores with others: one test of five thousand that met a bad moment is tried again there, and
    // reported at the end of the run (scripts/test.mjs); what fails twice is a fault.
    retry: process.env.CI === 'true' ? 1 : 0,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
        },
      },
      {
        test: {
          name: 'components',
          include: ['apps/web/**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'application',
          include: ['apps/server/**/*.test.ts', 'samples/**/*.test.ts', 'deploy/**/*.test.ts'],
          exclude,
          globalSetup,
        },
      },
      { test: { name: 'replacing', include: replacing, isolate: true, globalSetup } },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...passedOver],
          globalSetup: [...globalSetup, 'apps/server/src/testing/web-build-for-tests.ts'],
          testTimeout: 60_000,
          // After the others: a browser beside them on two cores makes every wait a guess. Two journeys beside each other
          // mostly wait, for the pipeline and for each other's clocks.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // A browser now and then draws a moment later than the test looks; what fails twice is a fault.
          retry: 1,
        },
      },
    ],
  },
})
