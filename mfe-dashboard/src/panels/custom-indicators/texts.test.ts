import { INDICATORS } from '@aldergate/shared/market/indicators/settings'
import { INDICATOR_NAMES } from './customIndicator'
import { EN } from './texts'

it('names the indicators as specified', () => {
  expect(EN['indicator.movingAverage']).toBe('Moving Average')
  for (const name of INDICATOR_NAMES) expect(EN[`indicator.${name}`]).toBe(INDICATORS[name].name)
})
