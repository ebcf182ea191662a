import { parametersOf } from './indicators/settings'
import { settingOf } from './indicators/settingOf'
import { INDICATOR_IDS, indicatorOf } from './indicators/table'
import { CUSTOM_INDICATOR_NAMES, CUSTOM_PERIOD } from './customIndicator'

it('offers every indicator that one period says enough about', () => {
  expect(CUSTOM_INDICATOR_NAMES).toEqual(
    INDICATOR_IDS.filter((id) => indicatorOf(id).mainParameter !== undefined),
  )
})

it.each(CUSTOM_INDICATOR_NAMES)('takes for %s the periods that it takes', (indicatorName) => {
  const period = CUSTOM_PERIOD.max
  const setting = settingOf({ indicatorName, period, color: '#FF0000' })
  const main = parametersOf(setting).find(
    ({ name }) => name === indicatorOf(indicatorName).mainParameter,
  )

  expect(main).toMatchObject({ value: period, range: { min: CUSTOM_PERIOD.min, max: period } })
})
