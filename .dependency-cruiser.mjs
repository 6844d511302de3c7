// The arrows of docs/ARCHITECTURE.md. A feature of the server looks down only: at those before it in this list.
const FEATURES = [
  'platform',
  'accounts',
  'audit',
  'ai',
  'notifications',
  'webhooks',
  'pipeline',
  'sustainability',
  'overview',
]
// A stage looks upstream only: at those before it in this list.
const STAGES = [
  'documents',
  'intake',
  'recognition',
  'extraction',
  'compliance',
  'violations',
  'decisions',
  'consignments',
  'model-reading',
  'remediation',
  'partner-requests',
  'exchange',
]
// Inside the law: each looks only at those before it. What is not listed is the package's own front.
const LAW = ['code-lists', 'values', 'dataset', 'rules', 'regulations']
// Inside reading: from pages and words to whole documents. Each looks only at those before it.
const READING = [
  'layout',
  'fields',
  'words',
  'values',
  'kinds',
  'weights',
  'proposers',
  'detect',
  'language',
  'choose',
  'learned',
  'findings',
  'forms',
  'formats',
  'records',
  'remembered',
  'suggested',
  'taken',
  'parts',
]
const TESTS = '(\\.test\\.tsx?$|^apps/server/src/testing/|^packages/(efti|reading)/src/testing/)'

const SERVER = 'apps/server/src'
const PIPELINE = `${SERVER}/pipeline`
const oneOf = (names) => `(${names.join('|')})`
const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from, pathNot: TESTS } : from,
  to: typeof to === 'string' ? { path: to } : to,
})
const onlyEarlier = (name, root, list) =>
  list
    .slice(0, -1)
    .map((one, at) => never(name, `^${root}/${one}/`, `^${root}/${oneOf(list.slice(at + 1))}/`))

const NOT_FOLLOWED = '/dist/|\\.css$'
const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: `(${NOT_FOLLOWED})` },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  },
}

/** Folders, not only files, are free of cycles. Seen without tests, which reach everywhere. */
export const folders = {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      // Inside reading its layers are checked (reading-in-layers); proposers still share helpers with each other.
      from: { pathNot: '^packages/reading(/|$)' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `(${NOT_FOLLOWED}|${TESTS})` } },
}

export default {
  forbidden: [
    never('efti-imports-nothing', '^packages/efti/src/', { pathNot: '^packages/efti/' }),
    never('contract-imports-efti-only', '^packages/contract/src/', {
      path: '^(apps/|packages/(?!contract|efti))',
    }),
    never('contract-stays-light', '^packages/contract/src/', {
      path: '^packages/efti/src/(code-lists|regulations|rules|xml)/',
      reachable: true,
    }),
    never('reading-imports-efti-only', '^packages/reading/src/', {
      path: '^(apps/|samples/|bench/|packages/(?!reading|efti))',
    }),
    never('only-its-command-leaves-reading', '^packages/reading/src/(?!command/)', {
      path: '^(node:)?(fs|net|http|https|http2|tls|dns|dgram|child_process)(/|$)',
    }),
    never('web-speaks-by-contract', '^apps/web/src/', '^(apps/server|packages/(efti|reading))/'),
    never('server-knows-no-browser', '^apps/server/src/', '^apps/web/'),
    ...onlyEarlier('law-in-layers', 'packages/efti/src', LAW),
    ...onlyEarlier('reading-in-layers', 'packages/reading/src', READING),
    never(
      'reading-has-one-front',
      `^packages/reading/src/${oneOf(READING)}/`,
      '^packages/reading/src/[^/]+\\.ts$',
    ),
    never('xml-and-json-are-bindings', `^packages/efti/src/${oneOf(LAW)}/`, '^packages/efti/src/(xml|json)/'),
    ...onlyEarlier('stages-look-upstream', PIPELINE, STAGES),
    never('stages-do-not-decide-what-follows', `^${PIPELINE}/${oneOf(STAGES)}/`, `^${PIPELINE}/index\\.ts$`),
    ...onlyEarlier('features-look-down', SERVER, FEATURES),
    never('features-are-put-together-outside', `^${SERVER}/${oneOf(FEATURES)}/`, {
      path: `^${SERVER}/([^/]+\\.ts$|command-line/)`,
      pathNot: `^${SERVER}/services\\.ts$`,
    }),
    never('features-meet-only-in-app', '^apps/web/src/features/([^/]+)/', {
      path: '^apps/web/src/features/',
      pathNot: '^apps/web/src/features/$1/',
    }),
    never('features-do-not-know-the-app', '^apps/web/src/(features|ui)/', '^apps/web/src/app/'),
    never('ui-knows-no-feature', '^apps/web/src/ui/', '^apps/web/src/features/'),
    never('testing-is-for-tests', { path: '^(apps|packages)/', pathNot: TESTS }, '^apps/server/src/testing/'),
    never('no-circular', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    never('not-to-unresolvable', {}, { couldNotResolve: true }),
  ],
  options,
}
