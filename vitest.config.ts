import { defineConfig } from 'vitest/config'

/** One PostgreSQL for the run, started only when a test of these projects is asked for. */
const globalSetup = ['apps/server/src/testing/postgres-for-tests.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: { name: 'house', include: ['apps/server/**/*.test.ts', 'samples/**/*.test.ts'], globalSetup },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: [...globalSetup, 'apps/server/src/testing/web-build-for-tests.ts'],
          testTimeout: 60_000,
          // After the others: a browser beside them on two cores makes every wait a guess.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          // A browser now and then draws a moment later than the test looks; what fails twice is a fault.
          retry: 1,
        },
      },
    ],
  },
})
