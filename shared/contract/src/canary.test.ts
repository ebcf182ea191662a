import fc from 'fast-check'
import { bucketOf, BUCKETS, chosenFor } from './canary.ts'
import type { RegisteredRemote, Registry } from './registry.ts'

const BROWSERS = Array.from({ length: BUCKETS }, (_, number) => number)

const browser = fc.integer({ min: 0, max: BUCKETS - 1 })
const below = fc.integer({ min: 0, max: BUCKETS })
const cohort = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/)

function remote(name: string, version: string): RegisteredRemote {
  const entry = { url: `/${name}/${version}/remoteEntry.js`, integrity: 'sha384-x' }
  return { name, version, container: `${name}_${version}`, entry, pages: [] }
}

/** A registry in which remotes have canaries for so many buckets of a cohort. */
function registryWith(...canaries: { name: string; below: number; cohort: string }[]): Registry {
  const names = ['content', ...new Set(canaries.map(({ name }) => name))]
  return {
    contract: 1,
    release: 7,
    hostVersion: '1-h',
    packages: {},
    remotes: names.map((name) => remote(name, 'live')),
    canaries: canaries.map(({ name, ...audience }) => ({
      ...audience,
      remote: remote(name, 'canary'),
    })),
  }
}

function hasCanary(registry: Registry, number: number | undefined, name = 'trading'): boolean {
  const { remotes } = chosenFor(registry, number)
  return remotes.find((each) => each.name === name)?.version === 'canary'
}

it('deals each bucket to exactly one browser', () => {
  fc.assert(
    fc.property(cohort, (name) => {
      const buckets = new Set(BROWSERS.map((number) => bucketOf(number, name)))
      expect([buckets.size, Math.min(...buckets), Math.max(...buckets)]).toEqual([10_000, 0, 9_999])
    }),
    { numRuns: 10 },
  )
})

it('gives a canary to exactly the share of browsers that it is for', () => {
  fc.assert(
    fc.property(below, cohort, (bound, name) => {
      const registry = registryWith({ name: 'trading', below: bound, cohort: name })
      expect(BROWSERS.filter((number) => hasCanary(registry, number))).toHaveLength(bound)
    }),
    {
      numRuns: 10,
      examples: [
        [0, 'trading'],
        [10_000, 'trading'],
        [1, 'trading'],
      ],
    },
  )
})

it('gives it to the bucket below the bound, and not to the one at it', () => {
  const registry = registryWith({ name: 'trading', below: 1_000, cohort: 'trading' })
  const numberOf = (bucket: number) =>
    BROWSERS.find((number) => bucketOf(number, 'trading') === bucket)

  expect(hasCanary(registry, numberOf(999))).toBe(true)
  expect(hasCanary(registry, numberOf(1_000))).toBe(false)
  expect(hasCanary(registry, undefined)).toBe(false)
})

it('takes it from nobody while it ramps up, and gives each browser the same every time', () => {
  fc.assert(
    fc.property(browser, below, below, cohort, (number, some, other, name) => {
      const at = (bound: number) =>
        hasCanary(registryWith({ name: 'trading', below: bound, cohort: name }), number)
      expect(at(Math.max(some, other)) || !at(Math.min(some, other))).toBe(true)
      expect(at(some)).toBe(at(some))
    }),
  )
})

it('touches no other remote, and changes nothing of the registry that it is given', () => {
  fc.assert(
    fc.property(browser, below, (number, bound) => {
      const registry = registryWith({ name: 'trading', below: bound, cohort: 'trading' })
      const before = structuredClone(registry)
      const { remotes, ...rest } = chosenFor(registry, number)
      expect(remotes.map(({ name }) => name)).toEqual(['content', 'trading'])
      expect(remotes[0]?.version).toBe('live')
      expect({ ...rest, remotes: before.remotes }).toEqual(before)
      expect(registry).toEqual(before)
    }),
  )
})

it('deals two remotes independently: how often two tenths meet is what chance brings', () => {
  for (const [some, other] of [
    ['trading', 'strategy'],
    ['trading', 'content'],
    ['dashboard', 'portfolio'],
    ['a', 'b'],
  ] as const) {
    const meetings = Array.from({ length: 100 }, () => 0)
    for (const number of BROWSERS) {
      const tenths = [some, other].map((name) => Math.floor(bucketOf(number, name) / 1_000))
      const at = (tenths[0] ?? 0) * 10 + (tenths[1] ?? 0)
      meetings[at] = (meetings[at] ?? 0) + 1
    }
    const chiSquare = meetings.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    // 81 degrees of freedom: chance alone exceeds this once in a thousand times.
    expect(chiSquare).toBeLessThan(126)
  }
})

it('deals two remotes together when they are in one cohort', () => {
  fc.assert(
    fc.property(browser, below, below, cohort, (number, some, other, name) => {
      const registry = registryWith(
        { name: 'trading', below: some, cohort: name },
        { name: 'strategy', below: other, cohort: name },
      )
      const [first, second] = ['trading', 'strategy'].map((each) =>
        hasCanary(registry, number, each),
      )
      // A browser that gets the smaller share gets the larger one too.
      expect(some <= other ? !first || second : !second || first).toBe(true)
    }),
  )
})

it('gives everybody what is live where a registry has no canaries', () => {
  const { remotes } = registryWith()

  expect(chosenFor({ remotes }, 4711)).toEqual({ remotes })
})
