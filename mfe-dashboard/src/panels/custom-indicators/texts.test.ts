import { INDICATORS } from '@aldergate/market'
import { CUSTOM_INDICATOR_NAMES } from '@aldergate/market/state'
import { EN } from './texts'

it('names the indicators as specified', () => {
  expect(EN['indicator.movingAverage']).toBe('Moving Average')
  for (const name of CUSTOM_INDICATOR_NAMES) {
    expect(EN[`indicator.${name}`]).toBe(INDICATORS[name].name)
  }
})
