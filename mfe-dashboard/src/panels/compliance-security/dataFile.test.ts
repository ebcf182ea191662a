import { dataFileName } from './dataFile'

it('names the file after the product and the day', () => {
  expect(dataFileName(new Date('2026-11-21T23:59:00Z'))).toBe(
    'aldergate-trade-data-2026-11-21.json',
  )
})
