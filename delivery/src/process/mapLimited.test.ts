import { setTimeout as wait } from 'node:timers/promises'
import { mapLimited } from './mapLimited.ts'

it('keeps the order of the items and never has more under way than allowed', async () => {
  let underWay = 0
  let most = 0

  const results = await mapLimited([30, 1, 20, 1, 1], 2, async (ms) => {
    underWay += 1
    most = Math.max(most, underWay)
    await wait(ms)
    underWay -= 1
    return ms * 2
  })

  expect(results).toEqual([60, 2, 40, 2, 2])
  expect(most).toBe(2)
})

it('fails when one mapping fails', async () => {
  const fails = mapLimited([1, 2], 2, () => Promise.reject(new Error('no')))

  await expect(fails).rejects.toThrow('no')
})
