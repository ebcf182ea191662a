import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says that it is on paper only, and which fees are taken', () => {
  expect(EN('paperOnly')).toBe('paper only')
  expect(EN('netOfFees')).toBe('Net of fees of 0.1% + 0.1%')
})
