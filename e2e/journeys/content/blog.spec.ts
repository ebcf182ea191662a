import { expect, stood, test } from '../../app'

const NEWEST = 'How the simulator makes its prices'

test('the blog lists 21 posts, newest first, with excerpts of 150 characters', async ({ page }) => {
  await page.goto('/blog')
  const posts = page.getByRole('list', { name: 'Posts' }).getByRole('article')
  await expect(posts).toHaveCount(21)
  await expect(page.getByRole('status').filter({ hasText: '21 posts of 21' })).toBeVisible()

  const days = await (
    await stood(posts.locator('time'))
  ).evaluateAll((times) => {
    return times.map((time) => time.getAttribute('datetime') ?? '')
  })
  expect(days).toEqual(days.toSorted().toReversed())

  for (const post of await (await stood(posts)).all()) {
    const excerpt = await post.getByText(/…$/).textContent()
    expect(excerpt).toHaveLength(151)
    await expect(post.getByRole('img')).toHaveAccessibleName(/\w/)
    await expect(post.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
      'href',
      /^\/blog\/[a-z-]+$/,
    )
    expect(await (await stood(post.getByRole('listitem'))).count()).toBeGreaterThan(0)
  }
})

test('a tag and a search stand in the address, and Back takes them off one by one', async ({
  page,
}) => {
  await page.goto('/blog')
  const main = page.getByRole('main')
  const posts = main.getByRole('list', { name: 'Posts' }).getByRole('article')
  const search = main.getByRole('searchbox', { name: 'Search posts' })

  await main.getByRole('button', { name: 'Risk' }).click()
  await expect(page).toHaveURL(/\/blog\?tag=risk$/)
  await search.pressSequentially('ruin')
  await expect(page).toHaveURL(/\/blog\?tag=risk&q=ruin$/)
  await expect(posts).toHaveCount(1)

  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/\/blog\?tag=risk$/)
  await page.goBack()
  await expect(posts).toHaveCount(21)

  await search.fill('lottery ticket')
  await expect(main.getByText('No posts match the search and the tag.')).toBeVisible()
  await main.getByRole('button', { name: 'Clear search and tag' }).click()
  await expect(posts).toHaveCount(21)
  await expect(search).toBeFocused()
})

test('an article has a title of its own, its text, its neighbours and the way to its feature', async ({
  page,
}) => {
  await page.goto('/blog/how-many-to-buy')
  const main = page.getByRole('main')
  const title = 'How many to buy: position size from the stop backwards'
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(main.getByRole('article')).toContainText('4 Mar 2025')
  await expect(main.getByRole('article')).toContainText('2 min read')
  await expect(main.getByRole('heading', { level: 2, name: /^Put the fees in/ })).toBeVisible()
  await expect(main.getByRole('cell', { name: '£11,910' })).toBeVisible()

  const neighbours = main.getByRole('navigation', { name: 'Older and newer posts' })
  await neighbours.getByRole('link', { name: /^Newer/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('RSI is a fraction')
  await page.goBack()

  await main.getByRole('link', { name: 'Set exposure and stop-loss' }).click()
  await expect(page).toHaveURL(/\/dashboard#risk-management$/)
  await expect(main.getByRole('heading', { name: 'Risk Management' })).toBeInViewport()
})

test('every post opens from the newer one, and has its text', async ({ page }) => {
  await page.goto('/blog')
  const main = page.getByRole('main')
  const links = main.getByRole('list', { name: 'Posts' }).getByRole('heading').getByRole('link')
  const neighbours = main.getByRole('navigation', { name: 'Older and newer posts' })
  const titles = await (await stood(links)).allTextContents()
  await links.first().click()
  for (const [at, title] of titles.entries()) {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    const words = async () => (await main.getByRole('article').innerText()).split(/\s+/).length
    await expect.poll(words).toBeGreaterThan(400)
    if (at < titles.length - 1) await neighbours.getByRole('link', { name: /^Older/ }).click()
  }
})

test('an address without a post says so and leads to the newest ones', async ({ page }) => {
  await page.goto('/blog/how-to-get-rich')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No such article')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await main.getByRole('link', { name: NEWEST }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(NEWEST)
  await main.getByRole('link', { name: 'All posts' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})
