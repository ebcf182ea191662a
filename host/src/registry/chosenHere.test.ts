/** @jest-environment jsdom */

import { BROWSER_KEY, bucketOf } from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { chosenHere } from './chosenHere'

const [trading] = REGISTRY.remotes
if (!trading) throw new Error('The registry of tests has no remotes.')
const canary = { ...trading, version: '0.2.0-def', container: 'at_trading_def' }

afterEach(() => localStorage.clear())

function chosenWith(below: number): string | undefined {
  const registry = { ...REGISTRY, canaries: [{ below, cohort: 'trading', remote: canary }] }
  return chosenHere(registry).remotes.find(({ name }) => name === 'trading')?.version
}

it('keeps nothing while there is no canary', () => {
  expect(chosenHere(REGISTRY)).toBe(REGISTRY)
  expect(localStorage).toHaveLength(0)
})

it('draws a number once, and goes by it from then on', () => {
  chosenWith(5_000)
  const number = Number(localStorage.getItem(BROWSER_KEY))
  const bucket = bucketOf(number, 'trading')

  expect(chosenWith(bucket + 1)).toBe(canary.version)
  expect(chosenWith(bucket)).toBe(trading.version)
  expect(localStorage.getItem(BROWSER_KEY)).toBe(String(number))
})

it.each(['', '10000', '-1', '1.5', 'NaN', '0x1'])(
  'draws another number in the place of "%s"',
  (kept) => {
    localStorage.setItem(BROWSER_KEY, kept)

    expect(chosenWith(10_000)).toBe(canary.version)
    expect(localStorage.getItem(BROWSER_KEY)).toMatch(/^\d{1,4}$/)
  },
)

it('runs what is live where nothing can be kept', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is used up.', 'QuotaExceededError')
  })

  expect(chosenWith(10_000)).toBe(trading.version)
  refuse.mockRestore()
})
