// Plain JavaScript that every Node reads, like the start: an old one must get as far as this sentence.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    'The demonstration needs Node 24 or later. Start it with npm run demo, which uses the Node 24 that npm ci installed.',
  )
  process.exit(1)
}
await import('../samples/demo/run-demo.ts')
