import { declarationsOf } from '@aldergate/build/declarations'
import { closureOf } from '@aldergate/build/declarationTree'
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import type { Declarations } from './seam.ts'

const FILES = {
  'shared/market/package.json': JSON.stringify({
    name: '@aldergate/market',
    type: 'module',
    exports: { '.': './src/index.ts', './state': './src/state.ts' },
  }),
  'shared/market/src/index.ts': `
    import { step } from './steps/step.ts'
    import { type Pair } from './pair'
    export { type Pair }
    /** Next price. */
    export const next = (pair: Pair) => step(pair, 1)`,
  'shared/market/src/steps/step.ts': `
    import { type Pair } from '../pair'
    export interface Step { pair: Pair; by: number }
    export function step(pair: Pair, by: number): Step { return { pair, by } }`,
  'shared/market/src/pair.ts': 'export interface Pair { base: string }',
  'shared/market/src/state.ts': `
    import { BRAND, type Brand } from '@aldergate/brand'
    import { logoOf } from '@aldergate/brand'
    import picture from './picture.woff2'
    export const openAtom: { init: Brand } = { init: BRAND }
    export const logo = { ...logoOf(BRAND), picture }`,
  'shared/market/src/woff2.d.ts': `
    declare module '*.woff2' { const url: string; export default url }`,
  'shared/market/src/nobody.ts': 'export const unused = 1',
  'shared/brand/package.json': JSON.stringify({
    name: '@aldergate/brand',
    type: 'module',
    exports: './src/brand.ts',
  }),
  'shared/brand/src/logo.ts': 'export interface Logo { path: string }',
  'shared/brand/src/brand.ts': `
    import { type Logo } from './logo'
    export interface Brand { product: string }
    export const BRAND: Brand = { product: 'Trade' }
    export const logoOf = (brand: Brand): Logo => ({ path: brand.product })`,
}

let root: string
let declarations: Declarations

/** Emits both entries of the market; the brand is a package that nobody shares. */
function emit(inputs = () => 'hash'): Promise<Declarations> {
  return declarationsOf({
    entries: {
      '@aldergate/market': join(root, 'shared/market/src/index.ts'),
      '@aldergate/market/state': join(root, 'shared/market/src/state.ts'),
    },
    root,
    inputs,
    cache: join(root, 'cache'),
  })
}

beforeAll(async () => {
  root = await newFolder()
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await mkdir(join(root, 'node_modules/@aldergate'), { recursive: true })
  for (const name of ['market', 'brand']) {
    await symlink(join(root, 'shared', name), join(root, 'node_modules/@aldergate', name))
  }
  declarations = await emit()
})

afterAll(() => removeFolder(root))

it('declares the shared modules and all that they reach, and nothing else', () => {
  expect(declarations.entries).toEqual({
    '@aldergate/market': 'shared/market/src/index.d.ts',
    '@aldergate/market/state': 'shared/market/src/state.d.ts',
    '@aldergate/brand': 'shared/brand/src/brand.d.ts',
  })
  expect(Object.keys(declarations.files).sort()).toEqual([
    'shared/brand/src/brand.d.ts',
    'shared/brand/src/logo.d.ts',
    'shared/market/src/index.d.ts',
    'shared/market/src/pair.d.ts',
    'shared/market/src/state.d.ts',
    'shared/market/src/steps/step.d.ts',
  ])
})

it('writes down types that the sources leave to the compiler, without comments', () => {
  expect(declarations.files['shared/market/src/index.d.ts']).toContain(
    'next: (pair: Pair) => import("./steps/step.ts").Step;',
  )
  expect(declarations.files['shared/market/src/index.d.ts']).not.toContain('Next price')
  expect(declarations.files['shared/market/src/state.d.ts']).toContain('picture: string;')
})

it('keeps what some of the modules need', () => {
  expect(closureOf(declarations, ['@aldergate/market'])).toEqual({
    entries: { '@aldergate/market': 'shared/market/src/index.d.ts' },
    files: expect.not.objectContaining({ 'shared/market/src/state.d.ts': expect.anything() }),
  })
  expect(Object.keys(closureOf(declarations, ['@aldergate/market/state']).files)).toEqual([
    'shared/brand/src/brand.d.ts',
    'shared/brand/src/logo.d.ts',
    'shared/market/src/state.d.ts',
  ])
})

it('asks the compiler once for a content, and keeps nothing older', async () => {
  await writeFile(
    join(root, 'shared/market/src/pair.ts'),
    'export interface Pair { quote: string }',
  )

  expect(await emit()).toEqual(declarations)
  expect(await emit(() => 'other')).not.toEqual(declarations)
  expect(await readdir(join(root, 'cache'))).toEqual(['other.json'])
})

it('refuses what changed while it was compiled, and does not keep it', async () => {
  const hashes = ['before', 'after']

  await expect(emit(() => hashes.shift() ?? '')).rejects.toThrow(
    'shared changed while it was compiled: build again.',
  )
  expect(await readdir(join(root, 'cache'))).not.toContain('before.json')
})

it('waits for what another process makes, and takes that', async () => {
  const made = { entries: {}, files: { 'made.d.ts': 'by another' } }
  await writeFile(join(root, 'cache/awaited.making'), `${process.pid}`)

  const awaited = emit(() => 'awaited')
  await writeFile(join(root, 'made'), JSON.stringify(made))
  await rename(join(root, 'made'), join(root, 'cache/awaited.json'))

  expect(await awaited).toEqual(made)
})

it('makes itself what a process has begun that is gone', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(join(root, 'cache/begun.making'), `${pid}`)

  expect(await emit(() => 'begun')).toMatchObject({ entries: declarations.entries })
  expect(await readdir(join(root, 'cache'))).not.toContain('begun.making')
})
