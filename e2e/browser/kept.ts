import { KEPT_ALWAYS } from '@aldergate/contract'
import type { Page } from '@playwright/test'

/** The keys under which something of the trader's is kept: not what the app itself needs. */
export function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (always) =>
      Object.keys({ ...localStorage, ...sessionStorage })
        .filter((key) => !always.includes(key))
        .sort(),
    [...KEPT_ALWAYS],
  )
}
