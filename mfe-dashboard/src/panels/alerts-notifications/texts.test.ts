import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('names the types of alerts as specified', () => {
  expect([EN('priceAlert'), EN('stopLoss'), EN('portfolioUpdate'), EN('marketNews')]).toEqual([
    'Price Alert',
    'Stop-Loss',
    'Portfolio Update',
    'Market News',
  ])
})

it('gives the control that changes something a name of its own', () => {
  expect(EN('saveAlert')).toBe('Save alert')
})
