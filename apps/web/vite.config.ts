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
          // A module goes with the first group that takes it. A phone waits longer for thirty requests than for thirty kilobytes.
          groups: [
            // Kept to itself: forms need it once they are sent, the first paint of the shell does not.
            { name: 'zod', test: /node_modules[\\/]zod/ },
            { name: 'start', tags: ['$initial'] },
            // What nearly every part needs, and what visitors and those who are signed in share.
            {
              name: 'common',
              test: /src[\\/](?:words[\\/](?:accounts|shell|format|reader-locale|counted)|app[\\/](?:brand|theme-toggle)|ui[\\/]input)\.tsx?$|[\\/]react-query[\\/].*useMutation|query-core[\\/].*mutationObserver/,
            },
            { name: 'common', minShareCount: 25 },
            {
              name: 'icons',
              test: /lucide-react.*[\\/](?:shield-check|file-down|leaf|files|rotate-ccw-clock|chart-column|clock|boxes|search)\.[a-z]+$/,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 3 },
            // The frame around every screen, and small parts of most of them.
            {
              name: 'signed-in',
              test: /src[\\/](?:ui[\\/](?:badge|card|empty-state|page-header|rate-band|time|tooltip|metric-card|use-phone|checkbox|load-more|use-narrow)|api[\\/]queries[\\/](?:documents|overview|violations|audit|notifications)|features[\\/](?:documents[\\/]document-status|violations[\\/]open-violations|identity[\\/]confirmation-host|live[\\/](?:live-updates|use-online)|accounts[\\/]sign-out)|words[\\/]documents)\.tsx?$|status-labels\.ts$|react-query[\\/].*useInfiniteQuery/,
            },
            // What opens over a screen, and the bars above its lists.
            {
              name: 'controls',
              test: /src[\\/]ui[\\/](?:select|menu|dialog|overlay|return-focus|close-on-escape|search-input|filter-chip|sort-header)\.tsx?$/,
            },
            {
              name: 'live',
              test: /src[\\/](?:api[\\/](?:notify-together|queries[\\/](?:live|presence))|words[\\/]live)\.ts$/,
            },
            { name: 'forms', test: /src[\\/](?:ui[\\/]field|forms[\\/]use-contract-form)\.tsx?$/ },
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
