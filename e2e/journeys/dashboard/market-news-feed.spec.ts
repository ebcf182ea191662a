import type { Locator } from '@playwright/test'
import { expect, stood, test } from '../../onePage'
import { goToPanel } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

let news: Locator

test.beforeEach(async ({ page }) => {
  news = await goToPanel(page, 'market-news-feed')
  await expect(news.getByRole('heading', { level: 4 }).first()).toBeVisible()
})

test('47 items are paged by 4, with Previous disabled at the start and Next at the end', async () => {
  const previous = news.getByRole('button', { name: 'Previous' })
  const next = news.getByRole('button', { name: 'Next' })
  await expect(news.getByText('Page 1 of 12')).toBeVisible()
  await expect(previous).toBeDisabled()
  await expect(next).toBeEnabled()

  const titles = new Set(
    await (await stood(news.getByRole('heading', { level: 4 }))).allTextContents(),
  )
  for (let page = 2; page <= 12; page += 1) {
    await next.click()
    await expect(news.getByText(`Page ${page} of 12`)).toBeVisible()
    await expect(news.getByRole('listitem')).toHaveCount(page < 12 ? 4 : 3)
    for (const title of await (
      await stood(news.getByRole('heading', { level: 4 }))
    ).allTextContents()) {
      titles.add(title)
    }
  }
  expect(titles.size).toBe(47)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await expect(previous).toBeEnabled()
})

test('the buttons stay where they are on the shorter last page', async () => {
  const next = news.getByRole('button', { name: 'Next' })
  const previous = news.getByRole('button', { name: 'Previous' })
  const offset = async () => {
    const [button, frame] = await Promise.all([next.boundingBox(), news.boundingBox()])
    if (!button || !frame) throw new Error('The panel has no place on the screen.')
    return Math.round(button.y - frame.y)
  }
  await expect(news.getByText('Page 12 of 12')).toBeVisible()
  const last = await offset()
  for (let page = 11; page >= 1; page -= 1) {
    await previous.click()
    await expect(news.getByText(`Page ${page} of 12`)).toBeVisible()
    expect(await offset()).toBe(last)
  }
})

test('an item is read in place, and is no longer unread', async () => {
  await expect(news.getByRole('listitem')).toHaveCount(4)
  await expect(news.getByText('47 unread')).toBeVisible()
  const headline = news.getByRole('heading', { level: 4 }).first().getByRole('button')
  const title = (await headline.textContent()) ?? ''

  await headline.click()
  await expect(news.getByRole('article', { name: title })).toBeVisible()
  await expect(news.getByRole('heading', { level: 4, name: title })).toBeFocused()
  await expect(news.getByRole('link', { name: 'More like this in Market News' })).toBeVisible()

  await news.getByRole('button', { name: 'Back to headlines' }).click()
  await expect(headline).toBeFocused()
  await expect(news.getByText('46 unread')).toBeVisible()
})

test('an item leads to the news of its category', async ({ page }) => {
  await news.getByRole('heading', { level: 4 }).first().getByRole('button').click()
  await news.getByRole('link', { name: 'More like this in Market News' }).click()
  await expect(page).toHaveURL(/\/news\?category=stocks/)
  await expect(page.getByRole('button', { name: 'Stocks', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
