import { isGbpPair } from '@aldergate/ledger'
import { PAIRS } from '@aldergate/market'
import { REGIONS } from './regions.data'

it('knows where every currency is at home', () => {
  const currencies = Object.keys(PAIRS)
    .filter(isGbpPair)
    .filter((pair) => PAIRS[pair].kind === 'forex')

  expect(currencies).toContain('USD/GBP')
  expect(currencies.filter((pair) => (REGIONS[pair] ?? 'global') === 'global')).toEqual([])
})
