import { expect, stood, test } from '../../app'

const TAGLINE = 'Experience seamless trading with cutting-edge strategies and analytics.'

test('home opens with the tagline, and its two buttons lead on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAGLINE)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Explore Analytics' })).toHaveAttribute(
    'href',
    '/analytics',
  )

  await main.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/getting-started')
})

test('three features, then why to choose the product, with a way to learn more', async ({
  page,
}) => {
  await page.goto('/')
  const features = page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 3 })
  await expect(features).toHaveText([
    'Custom strategy builder',
    'Advanced analytics',
    'Trading tools',
  ])
  await expect(page.getByRole('heading', { name: 'Why Choose Aldergate Trade' })).toBeVisible()

  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/about')
})

test('the board of the first page shows the market at work', async ({ page }) => {
  await page.goto('/?seed=42')
  const board = page.getByRole('table', { name: /Simulated prices/ })
  const before = await (await stood(board.getByRole('row'))).allInnerTexts()

  await expect.poll(() => board.getByRole('row').allInnerTexts()).not.toEqual(before)
})

test('the footer names the product, its bank and the year', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getUTCFullYear()} Aldergate Trade. A product of Aldergate Bank.`,
  )
})
