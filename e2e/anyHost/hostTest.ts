import { test as base, expect } from '@playwright/test'
import { expectTold as expectToldSoon } from '../faults/fallen'
import { CONTAINED } from './contained'
import { startFaultProxy } from './faultProxy'
import type { Scene } from './meet'
import { HOST, reachHost } from './underTest'

/** The longest time from a click to the error message. */
const TOLD_MS = 10_000

interface SceneOptions {
  /** The page's clock is turned while the trader would wait: nothing is measured then. */
  isHurried: boolean
}

export const test = base.extend<SceneOptions & { scene: Scene }, { address: string }>({
  isHurried: [false, { option: true }],

  address: [
    // Playwright reads the fixtures' names from the parameter's pattern, also when there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await reachHost()
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  scene: async ({ address, page, isHurried }, use, testInfo) => {
    const proxy = await startFaultProxy(address)
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    if (isHurried) await page.clock.install()
    await use({
      page,
      proxy,
      host: HOST,
      problems,
      expectTold: (sign) =>
        isHurried ? expectToldSoon(page, sign) : expect(sign).toBeVisible({ timeout: TOLD_MS }),
      noteContained: (sinceMs) => {
        const seconds = String((performance.now() - sinceMs) / 1_000)
        testInfo.annotations.push({ type: CONTAINED, description: seconds })
      },
    })
    await proxy.close()
  },
})
