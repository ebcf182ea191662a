import type { CDPSession } from '@playwright/test'
import { expect, test } from '../app'
import { soakDashboard } from '../pages/soakDashboard'
import { record } from './figures'

const ROUNDS = 12

/** Pages of all five remotes: the link and the title of each; the walk ends where it began. */
const STATIONS = {
  Dashboard: 'Dashboard',
  Portfolio: 'Portfolio',
  'Strategy Builder': 'Strategy Builder',
  'Market News': 'Market News',
  Settings: 'Settings',
  'Create Account': 'Create Account',
  Login: 'Login',
  FAQ: 'Frequently Asked Questions',
}

async function counts(devTools: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') }
}

test('walking through all pages again and again leaves nothing behind', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await page.goto('/faq')

  async function walk() {
    for (const [name, title] of Object.entries(STATIONS)) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveTitle(`${title} · Aldergate Trade`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  }

  // The first rounds load everything that is loaded once.
  await walk()
  await walk()
  const before = await counts(devTools)
  for (let round = 0; round < ROUNDS; round += 1) await walk()
  const after = await counts(devTools)

  record('DOM nodes after a long walk, against before', after.nodes / before.nodes)
  record('listeners after a long walk, against before', after.listeners / before.listeners)
})

test('ten minutes of ticks with all panels in sight leave nothing behind', async ({ page }) => {
  const { before, after } = await soakDashboard(page, { minutes: 10 })
  expect(after.timers).toBe(before.timers)
  // What is left behind at each sixth tick would be more.
  expect(after.nodes).toBeLessThan(before.nodes + 30)
  expect(after.listeners).toBeLessThan(before.listeners + 30)
})
