import { expect, test } from '../../app'

const SECTIONS = [
  'Overview',
  'Solution',
  'Target audience',
  'Features',
  'Technical architecture',
  'Benefits',
  'Security and compliance',
  'Market analysis',
  'Use cases',
  'Future enhancements',
  'Revenue streams',
  'Verdict',
]

test('About has its twelve sections in order, and its contents lead to each', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Aldergate Trade')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(SECTIONS.map(beginning))
  const contents = main.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveText(SECTIONS)

  await contents.getByRole('link', { name: 'Use cases' }).click()
  await expect(page).toHaveURL('/about#use-cases')
  await expect(main.getByRole('heading', { name: /^Use cases/ })).toBeInViewport()
  await expect(contents).toBeInViewport()
  await expect(contents.locator('[aria-current="location"]')).toHaveText('Use cases')
})

test('the section that is being read is marked while the page scrolls', async ({ page }) => {
  await page.goto('/about')
  const current = page
    .getByRole('navigation', { name: 'Contents' })
    .locator('[aria-current="location"]')
  await expect(current).toHaveText('Overview')
  await page.evaluate(() => document.getElementById('benefits')?.scrollIntoView())
  await expect(current).toHaveText('Benefits')
  await page.evaluate(() => document.getElementById('revenue-streams')?.scrollIntoView())
  await expect(current).toHaveText('Revenue streams')
})

test('About names six revenue streams and draws the architecture', async ({ page }) => {
  await page.goto('/about')
  const streams = page.getByRole('region', { name: /^Revenue streams/ })
  await expect(streams.getByRole('row').locator('td:first-child')).toHaveText([
    'Subscriptions',
    'API licensing',
    'White-label',
    'Marketplace commissions',
    'Pay-per-signal',
    'Bot customisation fees',
  ])
  const technical = page.getByRole('region', { name: /^Technical architecture/ })
  await expect(technical.getByRole('img')).toHaveAccessibleName(/the host, which holds the frame/)
})

test('the sample charts end at 50, 100 and 300, and say the same in tables', async ({ page }) => {
  await page.goto('/about#market-analysis')
  const charts = [
    { name: 'Market growth', top: '50', rows: 6, last: '44' },
    { name: 'Adoption', top: '100%', rows: 5, last: '28' },
    { name: 'Revenue', top: '300', rows: 6, last: '55' },
  ]

  for (const { name, top, rows, last } of charts) {
    const card = page
      .getByRole('region', { name: /^Market analysis/ })
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 3, name }) })
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText('Sample', { exact: true })).toBeVisible()
    const ticks = card.locator('.apexcharts-yaxis-label tspan')
    await expect(ticks.first()).toHaveText(top)
    await expect(ticks.last()).toHaveText(/^0/)

    await card.getByRole('button', { name: 'Show as table' }).click()
    const table = card.getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(rows + 1)
    await expect(table.getByRole('row').last()).toContainText(last)
  }
})

test('who points at a bar is told what it stands for, also where bars lie because names are long', async ({
  page,
}) => {
  for (const width of [1360, 390]) {
    await page.setViewportSize({ width, height: 860 })
    await page.goto('/about')
    await page.getByRole('heading', { level: 3, name: 'Revenue' }).scrollIntoViewIfNeeded()
    const revenue = page.getByRole('img', { name: /^Revenue/ })
    await revenue.locator('.apexcharts-bar-area').nth(2).hover()
    await expect(revenue.locator('.apexcharts-tooltip')).toContainText(/White-label.*185/)
  }
})

test('the verdict shows as many pros as cons, side by side', async ({ page }) => {
  await page.goto('/about#verdict')
  const verdict = page.getByRole('region', { name: /^Verdict/ })
  const [pros, cons] = ['Pros', 'Cons'].map((name) =>
    verdict.locator('section').filter({ has: page.getByRole('heading', { name }) }),
  )
  if (!pros || !cons) throw new Error('The verdict has two sides.')
  await expect(pros.getByRole('listitem')).toHaveCount(5)
  await expect(cons.getByRole('listitem')).toHaveCount(5)
  const [left, right] = [await pros.boundingBox(), await cons.boundingBox()]
  expect(left?.width).toBeCloseTo(right?.width ?? 0, 0)
  expect(left?.height).toBeCloseTo(right?.height ?? 0, 0)
})

/** A heading ends with the link to itself. */
function beginning(text: string): RegExp {
  return new RegExp(`^${text}`)
}
