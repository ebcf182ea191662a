import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { allSubcommands } from '../commands/subcommands.ts'
import { type Manifest, manifestsOf, schemaProblems, unknownWords } from '../testing/manifests.ts'
import { ROOT } from '../process/root.ts'

const FOLDER = 'delivery/kubernetes'
const FILES = globSync(`${FOLDER}/*/*.yaml`, { cwd: ROOT }).sort()
const LISTS = FILES.filter((file) => file.endsWith('/kustomization.yaml'))
const RESOURCES = FILES.filter((file) => !LISTS.includes(file))
const MANIFESTS = RESOURCES.flatMap((file) => manifestsOf<Manifest>(file))

interface Container {
  name: string
  image: string
  command?: string[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }[]
  readinessProbe?: object
  livenessProbe?: object
  resources: { requests: object; limits: { memory: string } }
  securityContext: object
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[]
}

interface Pod {
  metadata: { labels: Record<string, string> }
  spec: {
    serviceAccountName: string
    automountServiceAccountToken: boolean
    securityContext: object
    containers: Container[]
    volumes: { name: string; emptyDir?: { sizeLimit: string } }[]
  }
}

interface Workload extends Manifest {
  spec: { template?: Pod; jobTemplate?: { spec: { template: Pod } }; replicas?: number }
}

const PODS = (MANIFESTS as Workload[]).flatMap(({ metadata, spec }) => {
  const pod = spec?.template ?? spec?.jobTemplate?.spec.template
  return pod ? [[metadata.name, pod] as const] : []
})
const CONTAINERS = PODS.flatMap(([, { spec }]) =>
  spec.containers.map((container) => [container.name, container] as const),
)

/** The part of Kustomize's format that our files use: a word that is not in it is a fault. */
const Kustomization = v.strictObject({
  apiVersion: v.literal('kustomize.config.k8s.io/v1beta1'),
  kind: v.literal('Kustomization'),
  namespace: v.optional(v.string()),
  resources: v.array(v.string()),
  configMapGenerator: v.array(
    v.strictObject({
      name: v.literal('store'),
      behavior: v.optional(v.literal('merge')),
      literals: v.array(v.pipe(v.string(), v.regex(/^(STORE=s3:\/\/|AWS_REGION=|S3_ENDPOINT=)/))),
    }),
  ),
  images: v.array(
    v.strictObject({
      name: v.string(),
      newName: v.optional(v.string()),
      newTag: v.pipe(v.string(), v.regex(/^\d/)),
    }),
  ),
  labels: v.optional(v.array(v.strictObject({ pairs: v.record(v.string(), v.string()) }))),
  patches: v.optional(
    v.array(
      v.strictObject({
        target: v.strictObject({ kind: v.string(), name: v.string() }),
        patch: v.string(),
      }),
    ),
  ),
})

function listOf(file: string) {
  return v.parse(Kustomization, parse(readFileSync(join(ROOT, file), 'utf8')))
}

function named(kind: string, name: string): Manifest | undefined {
  return MANIFESTS.find((each) => each.kind === kind && each.metadata.name === name)
}

it.each(RESOURCES)('has in %s only what the API’s schemas allow', (file) => {
  const manifests = manifestsOf<Manifest>(file)

  expect(manifests).not.toEqual([])
  expect(manifests.flatMap(schemaProblems)).toEqual([])
})

it('has no word that the API would pass over', () => {
  expect(unknownWords(MANIFESTS)).toEqual([])
}, 60_000)

it('would tell a wrong value, and a word that is misspelt', () => {
  const gateway = structuredClone(named('Deployment', 'gateway')) as Workload
  gateway.spec.replicas = 'three' as unknown as number
  Object.assign(gateway.spec.template?.spec.containers[0] ?? {}, { readynessProbe: {} })

  expect(schemaProblems(gateway)).toEqual(['data/spec/replicas must be integer'])
  expect(unknownWords([gateway]).join()).toMatch(/readynessProbe/)
}, 60_000)

it('lists all resources, and only such as there are', () => {
  for (const list of LISTS) {
    const folder = list.replace('/kustomization.yaml', '')
    const own = RESOURCES.filter((file) => file.startsWith(`${folder}/`))
    const listed = listOf(list).resources.filter((name) => !name.startsWith('..'))
    expect(listed.map((name) => `${folder}/${name}`).sort()).toEqual(own)
  }
  expect(listOf(`${FOLDER}/example/kustomization.yaml`).resources).toContain('../base')
})

it('names an exact tag of every image, and changes what there is', () => {
  const images = new Set(CONTAINERS.map(([, { image }]) => image))
  const lists = LISTS.map(listOf)

  expect(new Set(lists.flatMap((list) => list.images.map(({ name }) => name)))).toEqual(images)
  for (const { target } of lists.flatMap(({ patches = [] }) => patches))
    expect([target, named(target.kind, target.name)]).toEqual([target, expect.anything()])
})

it.each(PODS)('runs %s without rights, on a root that it cannot write', (_name, { spec }) => {
  expect(spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  })
  expect(named('ServiceAccount', spec.serviceAccountName)).toBeDefined()
  for (const { securityContext, volumeMounts, resources } of spec.containers) {
    expect(securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
    expect(Object.keys(resources.requests).sort()).toEqual(['cpu', 'memory'])
    expect(resources.limits.memory).toMatch(/i$/)
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp')
  }
  const mounted = spec.containers.flatMap((each) => each.volumeMounts.map(({ name }) => name))
  expect(new Set(mounted)).toEqual(new Set(spec.volumes.map(({ name }) => name)))
  for (const { emptyDir } of spec.volumes) expect(emptyDir?.sizeLimit).toMatch(/^\d+[MG]i$/)
})

it('serves a folder that the gateway only reads, from three pods of which two always stay', () => {
  const gateway = named('Deployment', 'gateway') as Workload
  const [server, follower] = gateway.spec.template?.spec.containers ?? []

  expect(gateway.spec.replicas).toBe(3)
  expect(named('PodDisruptionBudget', 'gateway')).toMatchObject({ spec: { minAvailable: 2 } })
  expect(server?.volumeMounts).toContainEqual({
    name: 'store',
    mountPath: '/store',
    readOnly: true,
  })
  expect(server?.readinessProbe).toMatchObject({ httpGet: { path: '/', port: 'http' } })
  expect(server?.livenessProbe).toBeDefined()
  expect(follower?.volumeMounts).toContainEqual({ name: 'store', mountPath: '/store' })
})

it('gives the right to write the bucket, and the key, to those alone who promote', () => {
  const secrets = Object.fromEntries(
    CONTAINERS.map(([name, { envFrom = [] }]) => [
      name,
      envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
    ]),
  )

  expect(secrets).toEqual({
    gateway: [],
    follower: ['bucket-reader'],
    verify: ['bucket-reader'],
    watch: ['bucket-writer', 'signing-key'],
    deployer: ['bucket-writer', 'signing-key'],
  })
})

it('types commands and options that there are', async () => {
  const subcommands = await allSubcommands()
  const lines = CONTAINERS.flatMap(([, { command = [] }]) => command.join(' ').split(/&&/))
  const typed = lines.filter((line) => line.includes('delivery.mjs'))
  expect(typed.length).toBeGreaterThan(4)
  for (const line of typed) {
    const [, name] = /delivery\/bin\/delivery\.mjs (\S+)/.exec(line) ?? []
    const found = subcommands.find((each) => each.name === name)
    expect([name, found?.name]).toEqual([name, name])
    for (const [, option = ''] of line.matchAll(/ --(\S+)/g))
      expect(Object.keys(found?.options ?? {})).toContain(option)
  }
})

it('leads every selector and route to pods that there are', () => {
  const labels = PODS.map(([, { metadata }]) => metadata.labels['app.kubernetes.io/name'])
  const selected = JSON.stringify(MANIFESTS).matchAll(
    /"(?:selector|matchLabels)":\{"app\.kubernetes\.io\/name":"([^"]+)"/g,
  )
  for (const [, name] of selected) expect(labels).toContain(name)
  for (const [, name = ''] of JSON.stringify(MANIFESTS).matchAll(/"service":\{"name":"([^"]+)"/g))
    expect(named('Service', name)).toBeDefined()
  expect(named('NetworkPolicy', 'aldergate-trade')).toMatchObject({
    spec: { podSelector: { matchExpressions: [{ values: expect.arrayContaining(labels) }] } },
  })
})
