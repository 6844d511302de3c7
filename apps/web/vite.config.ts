import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { writeCompressed } from './build/write-compressed.ts'

const root = new URL('../../', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

/** The commit, where there is one; an unpacked archive is known by its time of building. */
function buildId(): string {
  if (process.env.BUILD_ID) return process.env.BUILD_ID
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return new Date().toISOString().slice(0, 16)
  }
}

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:5000'

export default defineConfig({
  plugins: [react(), tailwindcss(), writeCompressed()],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __BUILD_ID__: JSON.stringify(buildId()),
  },
  // The server puts a fresh nonce in place of this with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // A file turned into a data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    // From it the server lists for the browser, with the page, which parts its path needs.
    manifest: 'manifest.json',
    // Browsers that do not know it yet load the same parts a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Kept to itself: forms need it once they are sent, the first paint of the shell does not.
            { name: 'zod', test: /node_modules[\\/]zod/ },
            // What nearly every part needs travels as one, not as thirty pieces of a few hundred bytes.
            { name: 'common', minShareCount: 25 },
            // Those of the first screen too: each alone is two hundred bytes and as many of wrapping.
            {
              name: 'icons',
              test: /lucide-react.*[\\/](?:shield-check|file-down|leaf|files|rotate-ccw-clock|chart-column|clock|boxes|search)\.[a-z]+$/,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 5 },
            // Small parts that the first screen shares with many others.
            {
              name: 'small-parts',
              test: /apps[\\/]web[\\/]src[\\/]ui[\\/](?:badge|card|empty-state|page-header|rate-band|time)\.tsx?$/,
            },
            {
              name: 'queries',
              test: /src[\\/]api[\\/]queries[\\/](documents|overview|violations|audit|notifications)/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: server, ws: true } },
  },
})
