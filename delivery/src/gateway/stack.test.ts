import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { BUILD_NAMES, nameIn } from '../names/buildNames.ts'
import { ROOT } from '../process/root.ts'

const Service = v.object({
  build: v.object({
    context: v.literal('.'),
    dockerfile: v.literal('delivery/container/Dockerfile'),
    target: v.string(),
    args: v.optional(v.record(v.string(), v.string())),
  }),
  volumes: v.array(v.string()),
  ports: v.optional(v.array(v.string())),
  profiles: v.optional(v.array(v.string())),
  restart: v.string(),
  network_mode: v.optional(v.string()),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() }))),
})

const Stack = v.object({
  services: v.record(v.string(), Service),
  volumes: v.object({ store: v.nullable(v.unknown()) }),
})

const { services } = v.parse(
  Stack,
  parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }),
)
const DOCKERFILE = readFileSync(join(ROOT, 'delivery/container/Dockerfile'), 'utf8')
const DEPLOYERS = Object.keys(services).filter((name) => /^(host$|mfe-)/.test(name))

/** The lines of a stage of the Dockerfile, and of those that it begins from. */
function stage(name: string): string {
  const [, base = '', own = ''] =
    new RegExp(`^FROM (\\S+) AS ${name}\\n([^]*?)(?=^FROM |(?![^]))`, 'm').exec(DOCKERFILE) ?? []
  return (DOCKERFILE.includes(` AS ${base}\n`) ? stage(base) : '') + own
}

it('has the gateway, the watch, the end-to-end tests, deployers, and one for a remote that is not listed', () => {
  const others = ['e2e', 'gateway', 'remote', 'watch']
  expect(Object.keys(services).sort()).toEqual([...others, ...DEPLOYERS].sort())
  expect(DEPLOYERS).toContain('host')
  expect(BUILD_NAMES).toEqual(expect.arrayContaining(DEPLOYERS.map(nameIn)))
})

it('puts a remote that is not listed live when it is named, and only then', () => {
  const { remote, host } = services

  expect(remote?.profiles).toEqual(['remote'])
  expect(remote?.build.args?.WORKSPACE).toMatch(/^\$\{REMOTE:-/)
  expect({ ...remote, build: undefined, profiles: undefined }).toEqual({
    ...host,
    build: undefined,
  })
})

it.each(DEPLOYERS)('puts %s live by itself, without another to wait for, and ends', (name) => {
  const { build, volumes, restart, depends_on } = services[name] ?? {}

  expect(build).toMatchObject({ target: 'deployer', args: { WORKSPACE: name } })
  expect(volumes).toEqual(['store:/store'])
  expect(restart).toBe('no')
  expect(depends_on).toBeUndefined()
})

it('has the store written by deployers alone', () => {
  for (const name of ['gateway', 'e2e'])
    expect(services[name]?.volumes).toEqual(['store:/store:ro'])
})

it('plays the end-to-end tests when asked, after everything is live, where the gateway is localhost', () => {
  const { profiles, network_mode, depends_on } = services.e2e ?? {}

  expect(profiles).toEqual(['e2e'])
  expect(network_mode).toBe('service:gateway')
  expect(depends_on).toEqual({
    gateway: { condition: 'service_healthy' },
    ...Object.fromEntries(
      DEPLOYERS.map((name) => [name, { condition: 'service_completed_successfully' }]),
    ),
  })
  expect(stage('e2e')).toContain('BASE_URL=http://localhost:8080')
})

it.each(['deployer', 'gateway', 'e2e'])(
  'has a stage %s, which runs as a user without rights',
  (name) => {
    const users = [...stage(name).matchAll(/^USER (\S+)$/gm)].map(([, user]) => user)

    expect(['node', 'www-data']).toContain(users.at(-1))
  },
)

it('begins from images of an exact version, of Node that which the lockfile has', () => {
  const { packages } = jest.requireActual<{ packages: Record<string, { version?: string }> }>(
    '../../../package-lock.json',
  )
  const begun = [...DOCKERFILE.matchAll(/^FROM (\S+) AS/gm)].map(([, image = '']) => image)
  const images = new Set(begun.filter((image) => !DOCKERFILE.includes(` AS ${image}\n`)))

  expect([...images].sort()).toEqual([
    expect.stringMatching(/^debian:12\.\d+-slim$/),
    `node:${packages['node_modules/node']?.version}-bookworm-slim`,
  ])
})

it('knows a gateway that has nothing to serve from a healthy one', () => {
  expect(stage('gateway')).toMatch(
    /^HEALTHCHECK [^]*"curl", "--fail",.*"http:\/\/127\.0\.0\.1:8080\/"/m,
  )
  expect(services.gateway?.ports).toEqual(['${PORT:-8080}:8080'])
})

it('installs the packages of every workspace before it copies any source', () => {
  const [before = '', after] = stage('base').split('node delivery/bin/prepare.mjs')

  expect(after).toBeDefined()
  expect(before.match(/^COPY .+/gm)).toEqual(['COPY --from=manifests --chown=node:node /all/ ./'])
  expect(stage('manifests')).toContain('find . -type f ! -name package.json')
  expect(DOCKERFILE).not.toMatch(/mfe-/)
})

it('brings nothing back from which somebody went back, when it is started again', () => {
  expect(stage('deployer')).toMatch(/npm run promote -- \$WORKSPACE .*--unless-held-back/)
})

it('copies its own workspace last, so that another team’s change leaves the image as it is', () => {
  const copied = [...stage('deployer').matchAll(/^COPY \S+ (\S+)\/ /gm)].map(([, from]) => from)

  expect(copied).toEqual(['shared', 'delivery', '${WORKSPACE}'])
})
