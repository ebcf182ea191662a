import type { Page } from '@playwright/test'
import { expect, test } from '../../onePage'
import { goToPanel } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

async function openPanel(page: Page) {
  const panel = await goToPanel(page, 'customisable-reports')
  await expect(panel.getByRole('button', { name: 'Generate' })).toBeVisible()
  return panel
}

test('Generate only logs the filters, and the preview follows the filter by itself', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') lines.push(message.text())
  })
  const panel = await openPanel(page)

  for (const type of ['Detailed', 'Performance', 'Compliance', 'Comparative', 'Summary']) {
    await panel.getByLabel('Report type').selectOption(type)
    await expect(panel.getByRole('heading', { name: `${type} report` })).toBeVisible()
  }
  for (const grouping of ['None', 'Asset Class', 'Date', 'Region']) {
    await panel.getByLabel('Group by').selectOption(grouping)
  }
  expect(lines).toHaveLength(0)
  await panel.getByRole('button', { name: 'Generate' }).click()
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('Report filters')
})

test('exporting does nothing, and the file buttons give files', async ({ page }) => {
  const panel = await openPanel(page)
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  await panel.getByRole('button', { name: 'Export PDF' }).click()
  await panel.getByRole('button', { name: 'Export CSV' }).click()
  expect(files).toEqual([])

  const pdf = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download PDF file' }).click()
  expect((await pdf).suggestedFilename()).toBe('Summary-report.pdf')
  const csv = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download CSV file' }).click()
  expect((await csv).suggestedFilename()).toBe('Summary-report.csv')
  // An export would create a file later, a second one with the same name.
  expect(files).toEqual([...new Set(files)])
})

test('a start after the end is refused inline', async ({ page }) => {
  const panel = await openPanel(page)
  await panel.getByLabel('From', { exact: true }).fill('2026-02-02')
  await panel.getByLabel('To', { exact: true }).fill('2026-02-01')

  await expect(panel.getByRole('alert')).toHaveText('The start must not be after the end.')
})
