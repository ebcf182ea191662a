import { analyticsFileName, damagedFileName, dataFileName, transcriptFileName } from './dataFile'

it('names the files after the product and the day', () => {
  const day = '2026-11-21'

  expect(damagedFileName(day)).toBe('aldergate-trade-damaged-data-2026-11-21.json')
  expect(dataFileName(day)).toBe('aldergate-trade-data-2026-11-21.json')
  expect(transcriptFileName(day)).toBe('aldergate-trade-support-chat-2026-11-21.txt')
  expect(analyticsFileName(day)).toBe('aldergate-trade-analytics-2026-11-21')
})
