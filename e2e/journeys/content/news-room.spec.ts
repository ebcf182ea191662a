import { expect, stood, test } from '../../app'

test('the newsroom has three stories that lead to what they tell of', async ({ page }) => {
  await page.goto('/news-room')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsroom')
  const stories = page.getByRole('region', { name: 'Featured stories' }).getByRole('article')
  await expect(stories).toHaveCount(3)
  for (const story of await (await stood(stories)).all()) {
    await expect(story.getByRole('img')).toHaveAccessibleName(/./)
    await expect(story.getByRole('heading', { level: 3 })).toBeVisible()
  }

  await stories.getByRole('link', { name: 'Build a rule' }).click()
  await expect(page).toHaveURL('/strategy-builder')
})

test('two press releases have a day and a summary, and lead to their full texts', async ({
  page,
}) => {
  await page.goto('/news-room')
  const releases = page.getByRole('region', { name: 'Press releases' }).getByRole('listitem')
  await expect(releases).toHaveCount(2)
  await expect(releases.first().locator('time')).toHaveText('14 Jan 2025')
  for (const release of await (await stood(releases)).all()) {
    const title = await release.getByRole('heading').innerText()
    await release.getByRole('link').click()
    const full = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
    await expect(full).toBeInViewport()
    await expect(full.getByRole('heading')).toHaveText(title)
  }
})

test('the gallery opens six pictures in a lightbox that the keyboard turns', async ({ page }) => {
  await page.goto('/news-room')
  const thumbnails = page.getByRole('region', { name: 'Gallery' }).getByRole('button')
  await expect(thumbnails).toHaveCount(6)
  await thumbnails.nth(1).focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  const position = lightbox.getByRole('status')
  await expect(position).toHaveText('Picture 2 of 6')
  await expect(lightbox.getByRole('img')).toHaveAccessibleName(/^Two staircases/)
  await expect(lightbox.locator('figcaption')).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText('Picture 3 of 6')
  await page.keyboard.press('ArrowLeft')
  await expect(position).toHaveText('Picture 2 of 6')
  await page.keyboard.press('End')
  await expect(position).toHaveText('Picture 6 of 6')
  await page.keyboard.press('Home')
  await expect(position).toHaveText('Picture 1 of 6')

  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(thumbnails.nth(1)).toBeFocused()
})

test('a picture in full is larger than its thumbnail in a low window, or as wide as its dialog', async ({
  page,
}) => {
  async function widths(width: number, height: number) {
    await page.setViewportSize({ width, height })
    await page.goto('/news-room')
    const thumbnail = page.getByRole('region', { name: 'Gallery' }).getByRole('button').first()
    const small = await thumbnail.getByRole('img').boundingBox()
    await thumbnail.click()
    const dialog = page.getByRole('dialog')
    const large = await dialog.getByRole('img').boundingBox()
    const frame = await dialog.boundingBox()
    if (!small || !large || !frame) throw new Error('The gallery is not on the screen.')
    return { small: small.width, large: large.width, dialog: frame.width }
  }

  const low = await widths(740, 360)
  expect(low.large).toBeGreaterThan(low.small)

  const lowest = await widths(1100, 260)
  expect(lowest.large).toBeGreaterThan(lowest.small)

  const narrow = await widths(340, 215)
  expect(narrow.large).toBeGreaterThan(narrow.dialog - 20)
})

test('the newsletter form of the newsroom asks for an email address and subscribes nobody', async ({
  page,
}) => {
  await page.goto('/news-room')
  const form = page.getByRole('main').getByRole('form', { name: 'Newsletter by email' })
  const email = form.getByLabel('Email address')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required')
  const subscribe = form.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(email).toBeFocused()
  await expect(form.getByRole('status')).toBeEmpty()

  await email.fill('ada@example.org')
  await subscribe.click()
  await expect(form.getByRole('status')).toHaveText('This demo does not subscribe you')
})
