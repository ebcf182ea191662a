import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { pipelineFile } from '../../newRemote/pipeline.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  removeFolder,
  writeBuild,
} from '../../testing/handmadeBuilds.ts'
import { scratchTree } from '../../testing/scratchTree.ts'
import { testStore } from '../../testing/testStore.ts'
import { PACKAGES } from '../../checks/nginx.ts'
import { BUILD_NAMES, workspaceFolder } from '../../names/buildNames.ts'
import { ROOT } from '../../process/root.ts'

const FOLDER = '.github/workflows'

/** The part of GitHub's workflow format that our files use: any other key is an error. */
const Step = v.union([
  v.strictObject({ if: v.optional(v.string()), run: v.string() }),
  v.strictObject({
    if: v.optional(v.string()),
    uses: v.string(),
    with: v.optional(v.record(v.string(), v.unknown())),
  }),
])

const Job = v.strictObject({
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  needs: v.optional(v.string()),
  'runs-on': v.union([v.string(), v.array(v.string())]),
  'timeout-minutes': v.number(),
  concurrency: v.optional(v.strictObject({ group: v.string(), 'cancel-in-progress': v.boolean() })),
  env: v.optional(v.record(v.string(), v.string())),
  steps: v.array(Step),
})

const Calling = v.strictObject({
  uses: v.literal(`./${FOLDER}/part.yml`),
  secrets: v.literal('inherit'),
  with: v.record(v.string(), v.string()),
})

const Inputs = v.record(
  v.string(),
  v.strictObject({
    type: v.picklist(['string', 'boolean']),
    required: v.optional(v.literal(true)),
    default: v.optional(v.string()),
    description: v.string(),
  }),
)

const Filter = v.strictObject({
  branches: v.optional(v.array(v.string())),
  paths: v.optional(v.array(v.string())),
  'paths-ignore': v.optional(v.array(v.string())),
})

const Workflow = v.strictObject({
  name: v.string(),
  on: v.strictObject({
    workflow_call: v.optional(v.strictObject({ inputs: Inputs })),
    workflow_dispatch: v.optional(v.nullable(v.strictObject({ inputs: Inputs }))),
    pull_request: v.optional(Filter),
    push: v.optional(Filter),
  }),
  permissions: v.strictObject({ contents: v.literal('read') }),
  env: v.optional(v.record(v.string(), v.string())),
  jobs: v.record(v.string(), v.union([Job, Calling])),
})

const FILES = globSync(`${FOLDER}/*.yml`, { cwd: ROOT }).sort()
const RELEASE = `${FOLDER}/release.yml`
const PARTS = FILES.filter((file) => !/\/(part|project|release)\.yml$/.test(file))

function workflow(file: string) {
  return v.parse(Workflow, parse(readFileSync(join(ROOT, file), 'utf8')))
}

function steps(file: string) {
  return Object.values(workflow(file).jobs).flatMap((job) => ('steps' in job ? job.steps : []))
}

function commands(file: string): string[] {
  return steps(file).flatMap((step) => ('run' in step ? [step.run] : []))
}

const COMMANDS = FILES.flatMap(commands)

it('is there for every part, and for no other', () => {
  expect(PARTS).toEqual(BUILD_NAMES.map(pipelineFile).sort())
})

it.each(FILES)('has in %s only what GitHub understands', (file) => {
  expect(() => workflow(file)).not.toThrow()
})

it('checks a part by the command that its team has, before it goes live', () => {
  const { check, deliver } = workflow(`${FOLDER}/part.yml`).jobs

  expect(check).toMatchObject({ if: "inputs.version == ''" })
  expect(check && 'steps' in check && check.steps.at(-1)).toEqual({
    run: 'npm run check -- $PARTS',
  })
  expect(deliver).toMatchObject({
    needs: 'check',
    // Runs also when the check was skipped.
    if: 'inputs.deliver && !failure() && !cancelled()',
  })
})

it('gives the steps of all parts what they ask for, and nothing else', () => {
  const asked = workflow(`${FOLDER}/part.yml`).on.workflow_call?.inputs ?? {}
  const required = Object.keys(asked).filter((input) => asked[input]?.required)
  for (const file of [...PARTS, RELEASE]) {
    const [job] = Object.values(workflow(file).jobs)
    const given = Object.keys(job && 'with' in job ? job.with : {})
    expect(given).toEqual(expect.arrayContaining(required))
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(given))
  }
})

it('starts for a part’s own files, which are there, and for the rest where everything is checked', () => {
  for (const name of BUILD_NAMES) {
    const { pull_request: asked, push } = workflow(pipelineFile(name)).on
    expect(asked?.paths).toEqual([`${basename(workspaceFolder(name))}/**`, pipelineFile(name)])
    expect(push).toEqual({ branches: ['main'], paths: asked?.paths })
    for (const path of asked?.paths ?? []) expect(globSync(path, { cwd: ROOT })).not.toEqual([])
  }
  const { pull_request: rest, push } = workflow(`${FOLDER}/project.yml`).on
  expect(push?.['paths-ignore']).toEqual(rest?.['paths-ignore'])
  const left = globSync(rest?.['paths-ignore'] ?? [], { cwd: ROOT })
  expect(left).toEqual(expect.arrayContaining(PARTS))
  expect(left.filter((file) => !/^(host|mfe-[a-z-]+)(\/|$)/.test(file)).sort()).toEqual(PARTS)
})

it('calls scripts and files that there are', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const command of COMMANDS) {
    const [, script = 'test'] = /^npm (?:run (\S+)|test)/.exec(command) ?? []
    if (/^npm (run|test)/.test(command)) expect(scripts[script]).toBeDefined()
    const [, file] = /^node (\S+)/.exec(command) ?? []
    if (file) expect(existsSync(join(ROOT, file))).toBe(true)
    expect(command).toMatch(/^(npm (run|test)|node|test -d|git log|echo|sudo apt-get) ?/)
  }
})

it('brings where everything is checked what npm test asks for and cannot install there', () => {
  const lines = commands(`${FOLDER}/project.yml`)
  const installed = lines
    .slice(0, lines.indexOf('npm test'))
    .flatMap((line) => /^sudo apt-get install (.+)$/.exec(line)?.[1]?.split(' ') ?? [])
  expect(installed).toEqual(expect.arrayContaining([...PACKAGES]))
})

it('takes the work of others by its checksum, and the same of each everywhere', () => {
  const used = FILES.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line) => /uses: (?!\.\/)(.+)$/.exec(line)?.[1] ?? []),
  )
  expect(used.length).toBeGreaterThan(5)
  for (const action of used) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const names = new Set(used.map((action) => action.split('@')[0]))
  expect(new Set(used).size).toBe(names.size)
})

it('lets nothing that somebody has typed become a command', () => {
  for (const command of COMMANDS) expect(command).not.toContain('${{')
})

it.each([
  [true, ROOT],
  [true, 's3://trade-releases/production'],
  [true, 'file:///mnt/shared'],
  [false, ''],
  [false, '/no/such/folder'],
  [false, 'file://mnt/shared'],
  [false, 'https://example.com/store'],
])('answers %s to whether "%s" can be a store', (isStore, STORE) => {
  const line = COMMANDS.find((command) => command.startsWith('test -d')) ?? ''
  const { status, stdout } = spawnSync('sh', ['-c', line], {
    encoding: 'utf8',
    env: { ...process.env, STORE },
  })

  expect({ isStore: status === 0, stdout }).toEqual({
    isStore,
    stdout: isStore ? '' : expect.stringMatching(/^Set the variable STORE to .+\.\n$/),
  })
})

describe('of two commits', () => {
  const { deliver } = workflow(`${FOLDER}/part.yml`).jobs
  const lines = deliver && 'steps' in deliver ? deliver.steps : []
  const checkout = stepThat('actions/checkout@')
  const look = stepThat('git log')
  const notice = stepThat('echo "::notice::$LATER')

  /** The step whose action or command begins so. */
  function stepThat(start: string) {
    return lines.find((step) => ('run' in step ? step.run : step.uses).startsWith(start))
  }

  it.each([
    ['trading', 'mfe-trading/page.ts', true],
    ['trading', '.github/workflows/mfe-trading.yml', true],
    ['trading', 'mfe-content/page.ts', false],
    ['trading', undefined, false],
    ['host', 'host/page.ts', true],
    ['host', 'mfe-trading/page.ts', false],
    ['host content', 'host/page.ts', true],
    ['host content', '.github/workflows/mfe-content.yml', true],
    ['host mfe-content', 'mfe-content/page.ts', true],
    ['host content', 'mfe-trading/page.ts', false],
  ])('knows for %s the later one where that changes %s: %s', async (PARTS, file, isLater) => {
    const folder = await newFolder()
    const noted = join(folder, 'noted')
    const git = (...args: string[]) => {
      const who = ['-c', 'user.name=a tester', '-c', 'user.email=tester@example.com']
      execFileSync('git', [...who, ...args], { cwd: folder })
    }
    const commit = (path: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), path)
      git('add', path)
      git('commit', '-qm', path)
    }
    try {
      git('init', '-q')
      commit('mfe-trading/first.ts')
      git('branch', 'pushed')
      if (file !== undefined) commit(file)
      git('update-ref', 'refs/remotes/origin/main', 'HEAD')
      git('checkout', '-q', 'pushed')
      execFileSync('sh', ['-c', look && 'run' in look ? look.run : 'false'], {
        cwd: folder,
        env: { ...process.env, PARTS, GITHUB_ENV: noted },
      })

      expect(readFileSync(noted, 'utf8')).toMatch(isLater ? /^LATER=[0-9a-f]{7,}\n$/ : /^$/)
    } finally {
      await removeFolder(folder)
    }
  })

  it('looks for a later one in each push and for several parts: a single one may go back by hand', () => {
    expect(look).toMatchObject({
      if: "github.event_name == 'push' || contains(inputs.parts, ' ')",
    })
  })

  it('builds and promotes nothing of the earlier one, of which it has all commits to compare', () => {
    expect(checkout).toMatchObject({ with: { 'fetch-depth': 0 } })
    expect(notice).toMatchObject({ if: "env.LATER != ''", run: expect.stringContaining('later') })
    const afterLook = lines.slice(lines.findIndex((step) => step === look) + 1)
    expect(afterLook).not.toContain(checkout)
    expect(afterLook).toContain(notice)
    const working = afterLook.filter((step) => step !== notice)
    expect(working.length).toBeGreaterThan(3)
    for (const step of working) {
      expect(step).toMatchObject({ if: expect.stringMatching(/^env\.LATER == ''( && |$)/) })
    }
  })
})

/** Runs the pipeline command with this beginning, as its runner does. */
function runLine(start: string, env: Readonly<Record<string, string>>, cwd = ROOT): string {
  const line = COMMANDS.find((command) => command.startsWith(start)) ?? ''
  return execFileSync('sh', ['-c', line], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, ...env },
  })
}

describe('of a remote', () => {
  const store = testStore()

  beforeEach(async () => {
    await store.publish(handmadeHost())
    await store.publish(handmadeRemote())
    await store.type('promote', 'host', 'trading')
  })

  it('ramps the version that it is told by a line that does so, whatever is published meanwhile', async () => {
    const VERSION = await store.publish(handmadeRemote({ container: 'trading_2' }))
    const promote = (PERCENT: string) =>
      runLine('npm run promote', { STORE: store.folder, PARTS: 'trading', VERSION, PERCENT })

    expect(promote('10')).toContain(`trading ${VERSION} is for 10 % of browsers: release 2\n`)
    await store.publish(handmadeRemote({ container: 'trading_3' }))
    expect(promote('25')).toContain(`trading ${VERSION} is for 25 % of browsers: release 3\n`)
    expect(promote('100')).toContain(`trading ${VERSION} is live: release 4\n`)
  })

  it('builds, publishes and promotes by a line that does so, for some browsers or for all', async () => {
    const tree = await scratchTree()
    const deliver = async (container: string, PERCENT: string, GUARD: string) => {
      const build = await writeBuild(handmadeRemote({ container }))
      writeBundling(tree.folder, build)
      const env = { STORE: store.folder, PARTS: 'trading', PERCENT, GUARD }
      const said = runLine('npm run deliver', env, tree.folder)
      await removeFolder(build)
      return said
    }
    try {
      prepareFor(tree.folder)

      expect(await deliver('trading_2', '10', '--unless-held-back')).toMatch(
        / is for 10 % of browsers: release 2\n$/,
      )
      expect(await deliver('trading_2', '10', '--unless-held-back')).toMatch(
        /\nrelease 2 stays as it is\n$/,
      )
      expect(await deliver('trading_2', '100', '--unless-held-back')).toContain(
        'is a canary for 10 %',
      )
      expect(await deliver('trading_3', '100', '')).toMatch(
        /\nWarning: trading \S+, the canary for 10 %, has ended\.\ntrading \S+ is live: release 3\n$/,
      )
    } finally {
      await tree.remove()
    }
  }, 60_000)
})

describe('of several parts, in one release', () => {
  it('is started by hand, and goes live from main alone', () => {
    const { on, jobs } = workflow(RELEASE)
    expect(Object.keys(on)).toEqual(['workflow_dispatch'])
    expect(jobs.parts).toMatchObject({
      with: { parts: '${{ inputs.parts }}', deliver: "${{ github.ref == 'refs/heads/main' }}" },
    })
  })

  it.each(['npm run check', 'npm run deliver'])(
    'takes each name by itself by %s',
    async (start) => {
      const tree = await scratchTree()
      try {
        prepareFor(tree.folder)
        const env = { STORE: '', PARTS: 'host trading nothing', PERCENT: '100' }
        expect(() => runLine(start, env, tree.folder)).toThrow('There is no build "nothing"')
      } finally {
        await tree.remove()
      }
    },
  )
})

/** Writes the files that the npm scripts of a scratch tree need. */
function prepareFor(tree: string) {
  mkdirSync(join(tree, 'delivery/bin'), { recursive: true })
  writeFileSync(join(tree, 'delivery/bin/prepare.mjs'), '')
  writeFileSync(join(tree, 'package-lock.json'), '{ "packages": {} }')
}

/** Makes the build of trading produce the contents of a folder. */
function writeBundling(tree: string, build: string) {
  const dist = join(tree, 'mfe-trading/dist')
  const configuration = `
    import { cpSync } from 'node:fs'
    const copy = ({ hooks }) =>
      hooks.afterEmit.tap('copy', () => cpSync('${build}', '${dist}', { recursive: true }))
    export default {
      mode: 'production',
      entry: {},
      output: { path: '${dist}' },
      plugins: [{ apply: copy }],
    }`
  writeFileSync(join(tree, 'mfe-trading/webpack.config.mjs'), configuration)
}

describe('the owners', () => {
  const lines = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/) as [string, ...string[]])

  it('are there for every file, and each line is of files that there are', () => {
    const [[first] = [], ...rest] = lines
    expect(first).toBe('*')
    for (const [, ...teams] of lines) for (const team of teams) expect(team).toMatch(/^@/)
    for (const [path] of rest) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true])
  })

  it('of a part are those of its pipeline', () => {
    const owned = new Map(lines.map(([path, ...teams]) => [path, teams.join()]))
    for (const name of BUILD_NAMES) {
      const folder = `/${basename(workspaceFolder(name))}/`
      expect(owned.get(`/${pipelineFile(name)}`)).toBe(owned.get(folder))
    }
    expect(owned.get('/host/')).toBeDefined()
  })
})
