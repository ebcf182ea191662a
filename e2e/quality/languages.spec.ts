import { expect, test } from '../app'
import { crawlLanguage } from '../languages/crawlLanguage'

test.use({ expectsProblems: true })

for (const language of ['es', 'zh', 'fr'] as const) {
  test(`in ${language} no page, panel or dialog says anything in English`, async ({ page }) => {
    const { seen, english, mismarked } = await crawlLanguage(page, language)
    expect(english).toEqual([])
    expect(mismarked).toEqual([])
    expect(seen.length).toBeGreaterThan(2_000)
  })
}
