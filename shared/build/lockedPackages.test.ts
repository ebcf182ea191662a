import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packagesOf } from './lockedPackages.ts'

const LOCKED = {
  '': { workspaces: ['mfe-*', 'kit'] },
  kit: { dependencies: { react: '^19.0.0' }, devDependencies: { bundler: '^5.0.0' } },
  'node_modules/@x/kit': { resolved: 'kit', link: true },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-r' },
  'node_modules/bundler': {
    version: '5.0.0',
    integrity: 'sha512-b',
    dependencies: { parser: '^2.0.0' },
  },
  'node_modules/parser': { version: '3.0.0', integrity: 'sha512-p3' },
  'node_modules/bundler/node_modules/parser': { version: '2.0.0', integrity: 'sha512-p2' },
  'node_modules/lines': { version: '1.0.0', integrity: 'sha512-l' },
  'mfe-ideas/node_modules/lines': { version: '2.0.0', integrity: 'sha512-l2' },
}

const IDEAS = { dependencies: { '@x/kit': '*', lines: '^2.0.0' } }

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function packages(locked: object = LOCKED) {
  const manifest = join(root, 'mfe-ideas/package.json')
  const lockfile = join(root, 'package-lock.json')
  mkdirSync(dirname(manifest), { recursive: true })
  writeFileSync(manifest, JSON.stringify(IDEAS))
  writeFileSync(lockfile, JSON.stringify({ packages: locked }))
  return packagesOf([manifest], lockfile)
}

it('follows what a manifest asks for, through workspaces, to the copy that Node would find', () => {
  expect(packages()).toEqual([
    'mfe-ideas/node_modules/lines 2.0.0 sha512-l2',
    'node_modules/bundler 5.0.0 sha512-b',
    'node_modules/bundler/node_modules/parser 2.0.0 sha512-p2',
    'node_modules/react 19.3.1 sha512-r',
  ])
})

it('takes no notice of another workspace and what it brings along', () => {
  const others = {
    'mfe-other': { dependencies: { dates: '^1.0.0' } },
    'node_modules/@x/mfe-other': { resolved: 'mfe-other', link: true },
    'node_modules/dates': { version: '1.0.0', integrity: 'sha512-d' },
  }
  expect(packages({ ...LOCKED, ...others })).toEqual(packages())
})

it('notices other bytes of a package that is asked for', () => {
  const react = { version: '19.3.1', integrity: 'sha512-other' }
  expect(packages({ ...LOCKED, 'node_modules/react': react })).not.toEqual(packages())
})
