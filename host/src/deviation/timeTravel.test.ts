/** @jest-environment jsdom */

import { compositionName } from '../registry/compositionName'
import { REGISTRY } from '../testing/registry.data'
import { askedComposition } from './askedComposition'
import { travelTo } from './timeTravel'

const FINGERPRINT = '0123456789ab'
const [trading] = REGISTRY.remotes
if (!trading) throw new Error('The registry of tests has no remotes.')
const canary = { below: 1_000, cohort: 'trading', remote: { ...trading, version: '0.2.0-def' } }
const PAST = { ...REGISTRY, fingerprint: FINGERPRINT, release: 3, canaries: [canary] }

it('reads which composition an address asks for', () => {
  expect(askedComposition(`?seed=42&composition=${FINGERPRINT}`)).toEqual({
    name: FINGERPRINT,
    fingerprint: FINGERPRINT,
    canaries: [],
  })
  expect(askedComposition(`?composition=${FINGERPRINT}.paper-bots.trading`)).toMatchObject({
    canaries: ['paper-bots', 'trading'],
  })
})

it.each([
  '',
  '?seed=42',
  '?composition=',
  '?composition=../registry',
  `?composition=${FINGERPRINT}/x`,
])('reads none in "%s"', (search) => {
  expect(askedComposition(search)).toBeUndefined()
})

it('names what a browser runs, so that the same address brings it back', () => {
  const dealt = { ...PAST, remotes: [canary.remote, ...REGISTRY.remotes.slice(1)] }

  for (const registry of [PAST, dealt]) {
    const name = compositionName(registry) ?? ''
    const asked = askedComposition(`?composition=${name}`)
    expect(asked && travelTo(asked, PAST, REGISTRY).remotes).toEqual(registry.remotes)
  }
  expect(compositionName(dealt)).toBe(`${FINGERPRINT}.trading`)
  expect(compositionName(REGISTRY)).toBeUndefined()
})

it("puts another day's remotes on today's host, and says where that differs", () => {
  const asked = { name: FINGERPRINT, fingerprint: FINGERPRINT, canaries: [] }
  const packages = { '@aldergate/ui': [{ url: '/host/2/ui.js', integrity: 'sha384-x' }] }
  const today = { ...REGISTRY, hostVersion: '0.2.0-new', packages, remotes: [] }

  expect(travelTo(asked, PAST, today)).toMatchObject({
    remotes: PAST.remotes,
    hostVersion: '0.2.0-new',
    packages,
    journey: { name: FINGERPRINT, release: 3, otherHost: '0.1.0-host' },
  })
  expect(travelTo(asked, PAST, REGISTRY).journey).toMatchObject({ otherHost: undefined })
})

it('goes by the origins and the overrides that are allowed today', () => {
  const asked = { name: FINGERPRINT, fingerprint: FINGERPRINT, canaries: [] }
  const past = { ...PAST, allowsOverrides: true as const, origins: ['https://old.example.com'] }
  const today = { ...REGISTRY, origins: ['https://new.example.com'] }

  const { origins, allowsOverrides } = travelTo(asked, past, today)
  expect({ origins, allowsOverrides }).toEqual({ origins: ['https://new.example.com'] })
})
