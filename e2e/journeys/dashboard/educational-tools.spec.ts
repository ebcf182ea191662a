import type { Locator } from '@playwright/test'
import { expect, test } from '../../onePage'
import { goToPanel, panelOf } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

let tutorials: Locator

test.beforeEach(async ({ page }) => {
  tutorials = await goToPanel(page, 'educational-tools')
  await expect(tutorials.getByRole('heading', { level: 4 })).toHaveCount(10)
})

test('each tutorial has a title, a duration and a difficulty', async () => {
  const first = tutorials.getByRole('listitem').first()
  await expect(first.getByRole('button', { name: 'From order to fill' })).toBeVisible()
  await expect(first.getByText('5 min', { exact: true })).toBeVisible()
  await expect(first.getByText('Beginner', { exact: true })).toBeVisible()
  await expect(tutorials.getByText('10 tutorials, 45 min in all, 0 completed')).toBeVisible()
})

test('the list is filtered by difficulty', async () => {
  for (const [difficulty, count] of [
    ['Beginner', 4],
    ['Intermediate', 4],
    ['Advanced', 2],
  ] as const) {
    await tutorials.getByRole('button', { name: difficulty }).click()
    await expect(tutorials.getByRole('heading', { level: 4 })).toHaveCount(count)
  }
  await tutorials.getByRole('button', { name: 'All', exact: true }).click()
  await expect(tutorials.getByRole('heading', { level: 4 })).toHaveCount(10)
})

test('a tutorial is read in place to its end and is completed then', async () => {
  await tutorials.getByRole('button', { name: 'From order to fill' }).click()
  await expect(tutorials.getByRole('heading', { name: 'Two prices, not one' })).toBeVisible()
  for (let section = 1; section < 5; section += 1) {
    await expect(tutorials.getByText(`${section - 1} of 5 sections read`)).toBeVisible()
    await tutorials.getByRole('button', { name: 'Next' }).click()
  }
  await expect(tutorials.getByRole('heading', { name: 'Practise it' })).toBeVisible()
  await tutorials.getByRole('button', { name: 'Mark as completed' }).click()

  await expect(tutorials.getByRole('button', { name: 'From order to fill' })).toBeFocused()
  await expect(tutorials.getByText('Completed', { exact: true })).toBeVisible()
  await expect(tutorials.getByText('10 tutorials, 45 min in all, 1 completed')).toBeVisible()
})

test('the last section leads to the panel where it can be practised', async ({ page }) => {
  await tutorials.getByRole('button', { name: 'From order to fill' }).click()
  for (let section = 1; section < 5; section += 1) {
    await tutorials.getByRole('button', { name: 'Next' }).click()
  }
  await tutorials.getByRole('button', { name: 'Practise in Trade Execution' }).click()
  await expect(panelOf(page, 'trade-execution').locator(':focus')).toBeVisible()
})
