import { english } from '@aldergate/testing/english'
import { PERMISSIONS } from './api.data'

const EN = english(__dirname)

it('names the specified sample permissions', () => {
  expect(PERMISSIONS.map(({ label, isEnabled }) => [EN(label), isEnabled])).toEqual([
    ['Read market data', true],
    ['Place trades', false],
    ['Manage account', true],
  ])
})

it('says why no key is generated', () => {
  expect(EN('noKeys')).toBe('Simulated build: no keys are issued')
  expect(EN('copySample')).toBe('Copy sample request')
})
