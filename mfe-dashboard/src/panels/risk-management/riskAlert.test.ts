import { isReached, parsedThreshold } from './riskAlert'

it('is reached above its threshold, not at it', () => {
  const alert = { id: 1, threshold: 50 }
  expect([49, 50, 51].map((exposure) => isReached(alert, exposure))).toEqual([false, false, true])
})

it('takes a number from 0 for a threshold', () => {
  expect(['0', '62.5', '', ' ', '-1', 'x'].map(parsedThreshold)).toEqual([
    0,
    62.5,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
