import { expect, type Locator } from '@playwright/test'

/** Chooses an instrument by typing its symbol. */
export async function pickInstrument(picker: Locator, symbol: string) {
  await picker.fill(symbol)
  await picker.press('Enter')
  await expect(picker).toHaveValue(symbol)
}
