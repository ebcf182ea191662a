import type { Browser } from '@playwright/test'
import { expect, test } from '../app'
import { liveRegistry } from '../store/liveRegistry'
import { median, record } from './figures'

const ROUNDS = 9

test('asking for the page early pays: its paint comes sooner than where the host asks for it', async ({
  browser,
  server,
}) => {
  const early = `${server.url}/news`
  // Whoever names a composition is shown it, be it today's: the inline script cannot know yet which files that needs.
  const late = `${early}?composition=${liveRegistry().fingerprint}`

  // Interleaved, so that a busy moment of the machine meets both.
  const times: Record<'early' | 'late', number[]> = { early: [], late: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.early.push(await largestPaint(browser, early))
    times.late.push(await largestPaint(browser, late))
  }

  record(
    'first page with early requests, against without',
    median(times.early) / median(times.late),
  )
})

/** Milliseconds to the largest paint on a slow phone: CPU 4 times slower, 1.6 Mbit/s, 150 ms. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return time
}
