import { KEPT_ALWAYS } from '@aldergate/contract'
import type { Page } from '@playwright/test'

/** The storage keys of the trader's data: without those that the app itself needs. */
export function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (always) =>
      Object.keys({ ...localStorage, ...sessionStorage })
        .filter((key) => !always.includes(key))
        .sort(),
    [...KEPT_ALWAYS],
  )
}
