import { expect, test } from '../app'

declare global {
  interface Window {
    isPaper?: boolean
  }
}

/** The width of the text area of an A4 sheet. */
const SHEET = { width: 658, height: 987 }

test('a price chart is whole on paper, and what follows stands below it', async ({ page }) => {
  // Printed charts are not redrawn for the paper's width.
  await page.addInitScript(() => {
    const { ResizeObserver } = window
    window.ResizeObserver = class extends ResizeObserver {
      constructor(tell: ResizeObserverCallback) {
        super((...news) => {
          if (!window.isPaper) tell(...news)
        })
      }
    }
  })
  await page.goto('/trading-view?seed=42')
  const chart = page.getByRole('application').first()
  await expect(chart.locator('canvas').first()).toBeVisible()

  await page.evaluate(() => (window.isPaper = true))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(SHEET)

  const { top, bottom, drawn } = await chart.evaluate((element) => {
    const boxes = [...element.querySelectorAll('canvas')].map((one) => one.getBoundingClientRect())
    const { top, bottom } = element.getBoundingClientRect()
    const drawn = {
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    }
    return { top, bottom, drawn }
  })
  expect(drawn.top).toBeGreaterThanOrEqual(top - 1)
  expect(drawn.bottom).toBeLessThanOrEqual(bottom + 1)
  const orders = await page.getByRole('heading', { name: 'Orders', exact: true }).boundingBox()
  expect(orders?.y).toBeGreaterThan(bottom)
})

test('a chart that nobody scrolled to has its values on paper', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Market growth' })).toBeAttached()
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByRole('table', { name: /market growth/i })).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('of the dashboard the panels that have been on the screen are on paper', async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  const panel = (name: string) => page.getByRole('article', { name, exact: true })
  const overview = panel('Overview').getByText('Portfolio value')
  await expect(overview).toBeVisible()

  // Not with the End key, which skips everything in between.
  await panel('Payment and Billing').scrollIntoViewIfNeeded()
  await expect(
    panel('Payment and Billing').getByRole('heading', { level: 4 }).first(),
  ).toBeVisible()
  await expect(overview).toBeHidden()

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(overview).toBeVisible()
  await expect(panel('Payment and Billing')).toBeVisible()
  await expect(panel('Risk Management')).toBeHidden()
  await expect(page.getByText('Panels that have not been on the screen yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide Overview' })).toBeHidden()
})
