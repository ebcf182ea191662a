import { EN } from './texts'

it('names the trends as specified', () => {
  expect([EN.up, EN.down, EN.neutral]).toEqual(['Up', 'Down', 'Neutral'])
})
