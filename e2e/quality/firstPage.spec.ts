import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { DOCUMENT_POLICY } from '@aldergate/delivery/server/headers'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { expect, storeUnderTest, test } from '../app'
import { median, record } from './figures'

const ROUNDS = 9

test('asking for the page early pays: its paint comes sooner than without the inline script', async ({
  browser,
}) => {
  const store = storeUnderTest()
  const asShipped = await serveStore({ store })
  const withoutHints = await serveStore({
    store,
    intercept: (request, response) => {
      if (!request.headers.accept?.includes('text/html')) return false
      const index = readFileSync(join(store, 'index.html'), 'utf8')
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Security-Policy', DOCUMENT_POLICY)
      response.end(index.replace(/<script>[^]*?<\/script>/, ''))
      return true
    },
  })

  // Interleaved, so that a busy moment of the machine meets both.
  const times: Record<'shipped' | 'bare', number[]> = { shipped: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.shipped.push(await largestPaint(browser, `${asShipped.url}/news`))
    times.bare.push(await largestPaint(browser, `${withoutHints.url}/news`))
  }
  await Promise.all([asShipped.close(), withoutHints.close()])

  record(
    'first page with early requests, against without',
    median(times.shipped) / median(times.bare),
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
