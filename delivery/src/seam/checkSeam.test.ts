import { checkSeam, type Difference } from './checkSeam.ts'
import type { Declarations } from './seam.ts'

/** Declarations of packages: `market` is those of `@aldergate/market`, `market/pair` a file of it. */
function declared(files: Record<string, string>): Declarations {
  const entries = Object.keys(files).filter((path) => !path.includes('/'))
  return {
    entries: Object.fromEntries(entries.map((name) => [`@aldergate/${name}`, `${name}.d.ts`])),
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`${path}.d.ts`, `${text}\nexport {}`]),
    ),
  }
}

function check(
  used: Record<string, string>,
  offered: Record<string, string>,
  names: Record<string, string[]>,
): Promise<Difference[]> {
  return checkSeam({
    used: declared(used),
    offered: declared(offered),
    names: Object.fromEntries(Object.entries(names).map(([key, of]) => [`@aldergate/${key}`, of])),
  })
}

/** One module each, of which `it` is used, before and after a change. */
const PASSING = {
  'a new export': ['export declare const it: 1', 'export declare const it: 1, more: 1'],
  'a new optional field of an atom that remotes write whole': [
    `import { type PrimitiveAtom } from 'jotai'
     export declare const it: PrimitiveAtom<{ pair: string }>`,
    `import { type PrimitiveAtom } from 'jotai'
     export declare const it: PrimitiveAtom<{ pair: string; venue?: string }>`,
  ],
  'a new field of what is only given out': [
    `import { type Atom } from 'jotai'
     export declare const it: Atom<{ pair: string }>`,
    `import { type Atom } from 'jotai'
     export declare const it: Atom<{ pair: string; venue: string }>`,
  ],
  'one more member of a union that is only taken in': [
    `export declare function it(side: 'buy' | 'sell'): void`,
    `export declare function it(side: 'buy' | 'sell' | 'short'): void`,
  ],
  'one member less of a union that is only given out': [
    `export declare function it(): 'buy' | 'sell'`,
    `export declare function it(): 'buy'`,
  ],
  'a new optional parameter': [
    'export declare function it(pair: string): number',
    'export declare function it(pair: string, digits?: number): number',
  ],
  'a new optional prop of a component': [
    'export declare function it(props: { text: string }): object',
    'export declare function it(props: { text: string; hint?: string }): object',
  ],
  'a change of what nobody uses': [
    'export declare const it: 1, other: 1, gone: 1',
    'export declare const it: 1, other: string',
  ],
  'a type that is renamed and has the same shape': [
    'export interface Pair { base: string }\nexport declare const it: Pair',
    'export interface Market { base: string }\nexport declare const it: Market',
  ],
} as const

const REFUSED = {
  'a removed export': [
    'export declare const it: 1',
    'export declare const other: 1',
    'missing',
    '',
  ],
  'an export of which only the type is left': [
    'export declare const it: 1',
    'export interface it { text: string }',
    'missing',
    '',
  ],
  'a changed parameter': [
    'export declare function it(pair: string): void',
    'export declare function it(pair: number): void',
    'changed',
    "Type '(pair: number) => void' is not assignable to type '(pair: string) => void'. " +
      "Type 'string' is not assignable to type 'number'.",
  ],
  'a new required prop of a component': [
    'export declare function it(props: { text: string }): object',
    'export declare function it(props: { text: string; hint: string }): object',
    'changed',
    "Type '(props: { text: string; hint: string; }) => object' is not assignable to type " +
      "'(props: { text: string; }) => object'. Property 'hint' is missing in type " +
      "'{ text: string; }' but required in type '{ text: string; hint: string; }'.",
  ],
  'a new required field of an atom that remotes write whole': [
    `import { type PrimitiveAtom } from 'jotai'
     export interface Ticker { pair: string }
     export declare const it: PrimitiveAtom<Ticker>`,
    `import { type PrimitiveAtom } from 'jotai'
     export interface Ticker { pair: string; venue: string }
     export declare const it: PrimitiveAtom<Ticker>`,
    'changed',
    "Type 'PrimitiveAtom<offered Ticker>' is not assignable to type 'PrimitiveAtom<used Ticker>'. " +
      "Property 'venue' is missing in type 'used Ticker' but required in type 'offered Ticker'.",
  ],
  'one more member of a union that is given out': [
    `export declare function it(): 'buy' | 'sell'`,
    `export declare function it(): 'buy' | 'sell' | 'short'`,
    'changed',
    `Type '() => "buy" | "sell" | "short"' is not assignable to type '() => "buy" | "sell"'. ` +
      `Type '"short"' is not assignable to type '"buy" | "sell"'.`,
  ],
} as const

describe('of two ages of a module', () => {
  const all = Object.values({ ...PASSING, ...REFUSED })
  let found: Difference[]

  beforeAll(async () => {
    const side = (at: 0 | 1) => Object.fromEntries(all.map((ages, n) => [`case${n}`, ages[at]]))
    found = await check(
      side(0),
      side(1),
      Object.fromEntries(all.map((_, n) => [`case${n}`, ['it']])),
    )
  })

  function verdict(ages: (typeof all)[number]): Difference | undefined {
    return found.find(({ key }) => key === `@aldergate/case${all.indexOf(ages)}`)
  }

  it.each(Object.entries(PASSING))('lets %s pass', (_what, ages) => {
    expect(verdict(ages)).toBeUndefined()
  })

  it.each(Object.entries(REFUSED))('finds %s', (_what, ages) => {
    const [, , kind, message] = ages
    expect(verdict(ages)).toMatchObject({ name: 'it', kind, message })
  })
})

it('looks at members alone where only members are used', async () => {
  const used = { theme: 'export declare const theme: { color: { gain: 1; loss: 1 }; gap: 1 }' }
  const offered = { theme: 'export declare const theme: { color: { gain: 2 }; gap: 1 }' }

  expect(await check(used, offered, { theme: ['theme.gap', 'theme.gap.toFixed.call'] })).toEqual([])
  expect(await check(used, offered, { theme: ['theme.color.gain', 'theme.color.loss'] })).toEqual([
    {
      key: '@aldergate/theme',
      name: 'theme.color.gain',
      kind: 'changed',
      message: "Type '2' is not assignable to type '1'.",
    },
    { key: '@aldergate/theme', name: 'theme.color.loss', kind: 'missing', message: '' },
  ])
})

it('takes the star for every export that the build could know', async () => {
  const used = { ui: 'export declare const a: 1, b: 1; export interface C { text: string }' }
  const offered = { ui: 'export declare const a: 1, more: 1' }

  expect(await check(used, offered, { ui: ['*'] })).toEqual([
    { key: '@aldergate/ui', name: 'b', kind: 'missing', message: '' },
  ])
})

it('follows a type into the file, and into the package, where it is declared', async () => {
  const files = {
    alerts: `import { type Pair } from '@aldergate/market'
      export declare function arm(pair: Pair): void`,
    market: `export { type Pair } from './market/pair'`,
  }
  const used = { ...files, 'market/pair': 'export interface Pair { base: string }' }
  const offered = { ...files, 'market/pair': 'export interface Pair { base: number }' }

  expect(await check(used, offered, { alerts: ['arm'] })).toEqual([
    {
      key: '@aldergate/alerts',
      name: 'arm',
      kind: 'changed',
      message: expect.stringMatching(
        /^Type '\(pair: offered Pair\) => void'.*'string' is not assignable to type 'number'\.$/,
      ),
    },
  ])
})

it('follows a value into the file that it is handed on from', async () => {
  const handedOn = { market: `export { it } from './market/pair'` }
  const used = { ...handedOn, 'market/pair': 'export declare const it: 1' }
  const offered = { ...handedOn, 'market/pair': 'export declare const it: 2' }

  expect(await check(used, offered, { market: ['it'] })).toMatchObject([
    { name: 'it', kind: 'changed', message: "Type '2' is not assignable to type '1'." },
  ])
})

it('compares anew what refers to a file that only one of both has', async () => {
  const market = `export { it } from './market/pair'`
  const used = { market, 'market/pair': 'export declare const it: 1' }

  await expect(check(used, { market }, { market: ['it'] })).rejects.toThrow(
    'market.d.ts refers to types of "./market/pair", which are neither published with it nor ' +
      'installed here',
  )
})

it('finds a module that is offered no more', async () => {
  expect(await check({ files: '' }, {}, { files: [] })).toEqual([
    { key: '@aldergate/files', kind: 'missing', message: '' },
  ])
})

it('knows a type again that goes by name, where its file has not changed', async () => {
  const id = `export declare const brand: unique symbol
    export type Id = string & { [brand]: true }
    export declare class Account { private secret }`
  const used = `import { type Account, type Id } from './ids/id'
    export declare function it(id: Id): Account`

  const offered = `${used}\nexport declare const more: Id`
  expect(
    await check({ ids: used, 'ids/id': id }, { ids: offered, 'ids/id': id }, { ids: ['it'] }),
  ).toEqual([])
})

it('refuses to guess where the types of a package are not installed', async () => {
  const used = { ui: `import { type X } from 'no-such-package'\nexport declare const it: X` }

  await expect(check(used, { ui: `${used.ui}, more: X` }, { ui: ['it'] })).rejects.toThrow(
    'ui.d.ts refers to types of "no-such-package", which are neither published with it nor ' +
      'installed here: run npm ci, then try again.',
  )
})

it('decides without the compiler where declarations are the same', async () => {
  const used = { ui: `import { type X } from 'no-such-package'\nexport declare const it: X` }

  expect(
    await check(used, { ...used, more: 'export declare const more: 1' }, { ui: ['it'] }),
  ).toEqual([])
})
