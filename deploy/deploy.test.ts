import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { startBeating } from '../apps/server/src/platform/measure/start-beating.ts'
import { type Hub, startHub } from '../apps/server/src/testing/index.ts'

const at = (name: string) => join(import.meta.dirname, name)
const text = (name: string) => readFileSync(at(name), 'utf8')

describe('Kubernetes manifests', () => {
  interface Manifest {
    apiVersion: string
    kind: string
    metadata: { name: string }
  }
  const files = readdirSync(at('kubernetes')).filter((name) => name !== 'kustomization.yaml')
  const manifests = files.flatMap((name) =>
    parseAllDocuments(text(`kubernetes/${name}`)).map((one) => [name, one.toJS() as Manifest] as const),
  )

  test.each(manifests)('%s is valid by the schema of its kind', async (_name, manifest) => {
    const { apiVersion, kind } = manifest
    const Model = (await import(`kubernetes-models/${apiVersion}/${kind}`))[kind]
    expect(() => new Model(manifest).validate()).not.toThrow()
    expect(() =>
      new Model({ ...manifest, spec: 'wrong', data: 'wrong', metadata: 'wrong' }).validate(),
    ).toThrow()
  })

  test('the kustomization names every file', () => {
    expect(parse(text('kubernetes/kustomization.yaml')).resources.sort()).toEqual(files.sort())
  })
})

describe('settings', () => {
  const known = new Set(
    [...text('../docs/OPERATIONS.md').matchAll(/^\| ([A-Z0-9_, ]+) \|/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    ),
  )
  const compose = parse(text('compose/compose.yaml'), { merge: true })

  test('of the compose file are settings of the hub, and its blanks are in .env.example', () => {
    for (const service of ['migrate', 'api-1', 'api-2', 'worker']) {
      const names = Object.keys(compose.services[service].environment)
      expect(names.filter((name) => !known.has(name))).toEqual([])
    }
    const blanks = new Set([...text('compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const given = new Set([...text('compose/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name))
    blanks.delete('HUB_VERSION')
    expect([...blanks].sort()).toEqual([...given].sort())
  })

  test('of Kubernetes are settings of the hub', () => {
    const [settings] = parseAllDocuments(text('kubernetes/settings.yaml'))
    expect(Object.keys(settings?.toJS().data).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('figures', () => {
  let hub: Hub
  let figures: string
  beforeAll(async () => {
    hub = await startHub()
    const beating = await startBeating(hub.services)
    figures = await (await fetch(`${hub.url}/metrics`)).text()
    await beating.stop()
  })
  afterAll(() => hub?.stop())

  test.each(['monitoring/alerts.yaml', 'monitoring/grafana-dashboard.json'])(
    '%s asks for what there is',
    (name) => {
      const asked = new Set(text(name).match(/\b(?:hub|process|nodejs)_[a-z0-9_]+/g))
      const missing = [...asked].filter(
        (metric) => !figures.includes(`# TYPE ${metric.replace(/_(bucket|count|sum)$/, '')} `),
      )
      expect(missing).toEqual([])
    },
  )
})
