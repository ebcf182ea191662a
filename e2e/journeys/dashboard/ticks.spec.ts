import { expect, test } from '../../app'

/** Two steps of the prices, whatever second the first of them falls on. */
const WATCHED_MS = 7_000

test.use({ viewport: { width: 1360, height: 9_000 } })

test('prices step in all panels without an animation', async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  await expect(page.locator('[data-panel-body] > :empty')).toHaveCount(0)
  await expect(page.getByText(/^Loading | is loading$/)).toHaveCount(0)
  const price = page.getByRole('textbox', { name: 'Unit price' })
  const before = await price.inputValue()

  const animated = await page.evaluate(async (forMs) => {
    const seen = new Set<string>()
    const end = performance.now() + forMs
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame)
      for (const { effect } of document.getAnimations()) {
        const { target } = effect as KeyframeEffect
        const panel = target?.closest<HTMLElement>('[data-panel-id]')?.dataset.panelId
        if (panel) seen.add(`${panel}: ${target?.textContent}`)
      }
    }
    return [...seen]
  }, WATCHED_MS)

  await expect(price).not.toHaveValue(before)
  expect(animated).toEqual([])
})
