import { english } from '@aldergate/testing/english'
import { INDICATORS } from '@aldergate/market'
import { CUSTOM_INDICATOR_NAMES } from '@aldergate/market/state'

const EN = english(__dirname)

it('names the indicators as specified', () => {
  expect(EN('indicator.movingAverage')).toBe('Moving Average')
  for (const name of CUSTOM_INDICATOR_NAMES) {
    expect(EN(`indicator.${name}`)).toBe(INDICATORS[name].name)
  }
})
