import type { Page } from '@playwright/test'
import { expect, test } from '../../app'
import { openPanel, panelOf } from '../../pages/dashboardPanel'
import { saveData } from '../../browser/saveData'

/** Longer than the page takes to request its last background code. */
const REST_MS = 5_000

const UNAVAILABLE = 'Chart is currently unavailable.'

/** Answers in the provider's place, in every frame of this test. */
async function provide(page: Page, body: string) {
  await page.route('https://s.tradingview.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Frame</title>${body}` }),
  )
}

function chartOf(page: Page) {
  const panel = panelOf(page, 'trade-execution')
  return {
    panel,
    frame: panel.locator('iframe'),
    ours: panel.getByRole('application', { name: 'Price chart of BTC/GBP, 1h' }),
    external: panel.getByRole('button', { name: 'External', exact: true }),
    simulated: panel.getByRole('button', { name: 'Simulated', exact: true }),
    retry: panel.getByRole('button', { name: 'Retry', exact: true }),
    unavailable: panel.getByText(UNAVAILABLE),
  }
}

test('an external chart that proves itself is shown, and one switch leads to ours and back', async ({
  page,
}) => {
  await provide(
    page,
    `<h1>Prices of the provider</h1>
     <script>parent.postMessage({ name: 'tv-widget-load' }, '*')</script>`,
  )
  await openPanel(page, 'trade-execution', 'Amount')
  const { panel, frame, ours, external, simulated, unavailable } = chartOf(page)

  await expect(external).toHaveAttribute('aria-pressed', 'true')
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(ours).toBeHidden()
  await expect(panel.getByText(/prices are the provider’s/)).toBeVisible()

  await simulated.focus()
  await page.keyboard.press('Enter')
  await expect(ours).toBeVisible()
  await expect(frame).toHaveCount(0)
  await expect(simulated).toBeFocused()
  await external.click()
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(unavailable).toHaveCount(0)
})

test('an external chart goes with its panel when that is collapsed, and comes with it again', async ({
  page,
}) => {
  await provide(page, `<script>parent.postMessage({ name: 'tv-widget-load' }, '*')</script>`)
  await openPanel(page, 'trade-execution', 'Amount')
  const { panel, frame, unavailable } = chartOf(page)
  const choose = async (name: string) => {
    await panel.getByRole('button', { name: 'Options of Trade Execution' }).click()
    await panel.getByRole('button', { name, exact: true }).click()
  }
  await expect(frame).toHaveCSS('opacity', '1')

  await choose('Collapse')
  await expect(frame).toHaveCount(0)
  await choose('Expand')
  await expect(frame).toHaveCSS('opacity', '1')
  await page.clock.runFor(15_000)
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(unavailable).toHaveCount(0)
})

test('an external chart that loads and stays silent never replaces ours by itself', async ({
  page,
}) => {
  await provide(page, '<h1>Perhaps an error page</h1>')
  await openPanel(page, 'trade-execution', 'Amount')
  const { panel, frame, ours, external, simulated, retry, unavailable } = chartOf(page)
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Perhaps an error page')
  await expect(panel.getByText('The external chart is loading.')).toBeVisible()

  await page.clock.runFor(15_000)
  await expect(unavailable).toBeVisible()
  await expect(ours).toBeVisible()
  await expect(frame).toHaveCSS('opacity', '0')
  await expect(simulated).toHaveAttribute('aria-pressed', 'true')

  await external.click()
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(unavailable).toHaveCount(0)
  await expect(panel.getByText(/has not confirmed that this chart works/)).toBeVisible()
  await simulated.click()
  await expect(ours).toBeVisible()
  await expect(unavailable).toBeVisible()

  await retry.click()
  await expect(panel.getByText('The external chart is loading.')).toBeVisible()
  await expect(ours).toBeVisible()
})

test('an external chart without data, or without a line, leaves ours with the reason and a Retry', async ({
  page,
  context,
}) => {
  await saveData(page)
  await page.clock.install()
  await provide(page, `<script>parent.postMessage('{"name":"tv-widget-no-data"}', '*')</script>`)
  await openPanel(page, 'trade-execution', 'Amount')
  const { frame, ours, retry, unavailable } = chartOf(page)
  await expect(unavailable).toBeVisible()
  await expect(frame).toHaveCount(0)
  await expect(ours).toBeVisible()

  await page.unroute('https://s.tradingview.com/**')
  await provide(page, `<script>parent.postMessage({ name: 'tv-widget-load' }, '*')</script>`)
  await retry.click()
  await expect(frame).toHaveCSS('opacity', '1')

  // Background code has loaded; otherwise the browser would report its loss.
  await page.clock.runFor(REST_MS)
  await context.setOffline(true)
  await expect(unavailable).toBeVisible()
  await expect(ours).toBeVisible()
  await context.setOffline(false)
  await expect(frame).toHaveCSS('opacity', '1')
})

test.describe('a hostile frame', () => {
  // The browser logs each attempt that it refuses.
  test.use({ expectsProblems: true })

  test('moves, opens, asks and saves nothing', async ({ page, context }) => {
    const url = 'https://evil.example/'
    await provide(
      page,
      `<a target="_top" href="${url}" style="position: fixed; inset: 0">Prices</a>
       <form action="${url}" target="_top"></form>
       <a download="prices.exe" href="data:application/octet-stream,prices" hidden></a>
       <script>
         parent.postMessage({ name: 'tv-widget-load' }, '*')
         const tried = []
         function attempt(name, act) {
           try { act() } catch {}
           tried.push(name)
           document.title = tried.join(' ')
         }
         function attack() {
           attempt('location', () => { top.location = '${url}' })
           attempt('open', () => { window.open('${url}') })
           attempt('alert', () => alert('Your session has ended.'))
           attempt('form', () => document.forms[0].submit())
           attempt('download', () => document.querySelector('[download]').click())
         }
         attack()
         // A click counts as the trader's will: it is what lets a frame without a sandbox move the tab.
         addEventListener('click', () => { attack(); attempt('click', () => {}) })
       </script>`,
    )
    const signs: string[] = []
    page.on('dialog', (dialog) => {
      signs.push(`alert: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('download', () => signs.push('download'))
    page.on('request', (request) => {
      if (request.url().startsWith(url)) signs.push(`request: ${request.url()}`)
    })
    context.on('page', () => signs.push('another tab'))
    await openPanel(page, 'trade-execution', 'Amount')
    const { panel, frame } = chartOf(page)
    await expect(frame).toHaveCSS('opacity', '1')
    const address = page.url()

    await frame.contentFrame().getByRole('link', { name: 'Prices' }).click()
    await expect(frame.contentFrame().locator('html')).toContainText('Prices')
    const inner = page.frames().find((one) => one.url().includes('tradingview.com'))
    await expect.poll(() => inner?.title()).toMatch(/download click$/)

    expect(signs).toEqual([])
    expect(page.url()).toBe(address)
    expect(context.pages()).toHaveLength(1)
    await panel.getByLabel('Amount').fill('2')
    await expect(panel.getByLabel('Amount')).toHaveValue('2')
  })
})
