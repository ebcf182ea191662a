import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('names the trends as specified', () => {
  expect([EN('up'), EN('down'), EN('neutral')]).toEqual(['Up', 'Down', 'Neutral'])
})
