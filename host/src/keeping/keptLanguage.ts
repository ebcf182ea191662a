import { keyOf, type Language, LANGUAGES } from '@aldergate/contract'
import { isKept } from './isKept'

/** The language that the trader's kept settings ask for. It is for the first moment, and reads nothing else of them. */
export function keptLanguage(): Language | undefined {
  try {
    if (!isKept()) return undefined
    const kept = JSON.parse(localStorage.getItem(keyOf('settings')) ?? '') as {
      value?: { language?: unknown }
    }
    return LANGUAGES.find((language) => language === kept.value?.language)
  } catch {
    return undefined
  }
}
