import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says what the specification says, to the letter', () => {
  expect(EN('invalidRisk')).toBe('Please provide valid values for exposure and stop-loss.')
  expect(EN('settingsReset')).toBe('Settings reset.')
  expect(EN('alertAdded')).toBe('New alert added.')
  expect(EN('alertsCleared')).toBe('Alerts cleared.')
})
