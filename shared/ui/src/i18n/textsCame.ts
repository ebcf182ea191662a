import type { Language } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import { loadShownTexts } from './createTexts'

/** The timeout for loading a language, after which the trader is told. */
export const TEXTS_MS = 10_000

/** Whether a language has loaded for everything on screen, so that it can change at once. */
export async function textsCame(language: Language): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('They did not arrive in time.')), TEXTS_MS)
  })
  try {
    await Promise.race([loadShownTexts(language), late])
    return true
  } catch (error) {
    logFailure(`The texts of the language "${language}" did not arrive`, error)
    return false
  } finally {
    clearTimeout(timer)
  }
}
