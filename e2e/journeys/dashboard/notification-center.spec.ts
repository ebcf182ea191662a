import type { Page } from '@playwright/test'
import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

function center(page: Page) {
  return panelOf(page, 'notification-center')
}

test('what the product told is in the list, unread, and leads to where it can be acted on', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42')
  let text = ''
  page.once('dialog', (dialog) => {
    text = dialog.message()
    void dialog.accept()
  })
  const overview = panelOf(page, 'overview')
  await overview.getByRole('button', { name: 'View Details' }).click()

  await center(page).scrollIntoViewIfNeeded()
  const entry = center(page).getByRole('listitem').filter({ hasText: text })
  await expect(entry).toHaveCount(1)
  await expect(center(page).getByText('1 unread')).toBeVisible()
  await entry.getByRole('button', { name: /^Mark read/ }).click()
  await expect(center(page).getByText('0 unread')).toBeVisible()
})

test('the samples are tagged and filtered, and all comes back after a clear', async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  await center(page).scrollIntoViewIfNeeded()
  const entries = center(page).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.getByText('Sample', { exact: true })).toHaveCount(3)

  await center(page).getByLabel('Show').selectOption('Warning')
  await expect(entries).toHaveCount(2)
  await center(page).getByLabel('Show').selectOption('All notifications')

  await center(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(center(page).getByText('No notifications.')).toBeVisible()
  await center(page).getByRole('button', { name: 'Undo' }).click()
  await expect(entries).toHaveCount(3)
})

test('the browser asks for notifications only after a click', async ({ page }) => {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default'
    class Asked {
      static asked = 0
      static get permission() {
        return permission
      }
      static requestPermission() {
        Asked.asked += 1
        permission = 'granted'
        return Promise.resolve(permission)
      }
    }
    Object.defineProperty(window, 'Notification', { configurable: true, value: Asked })
  })
  await page.goto('/dashboard?seed=42')
  await center(page).scrollIntoViewIfNeeded()
  const asked = () =>
    page.evaluate(() => (window.Notification as unknown as { asked: number }).asked)

  const allow = center(page).getByRole('button', { name: 'Allow browser notifications' })
  await expect(allow).toBeVisible()
  expect(await asked()).toBe(0)
  await allow.click()
  await expect(center(page).getByText('Browser notifications are allowed.')).toBeVisible()
  expect(await asked()).toBe(1)
})
