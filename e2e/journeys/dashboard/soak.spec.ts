import { expect, test } from '../../app'
import { soakDashboard } from '../../pages/soakDashboard'

test('minutes of ticks with all panels in sight leave nothing behind', async ({ page }) => {
  test.setTimeout(300_000)
  const { before, after } = await soakDashboard(page, { minutes: 2 })

  expect(after.timers).toBe(before.timers)
  // With forty ticks, one leaked node per tick would add forty; normal variation is about a dozen.
  expect(after.nodes).toBeLessThan(before.nodes + 30)
  expect(after.listeners).toBeLessThan(before.listeners + 30)
})
