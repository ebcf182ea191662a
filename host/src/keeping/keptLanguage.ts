import { type Language, LANGUAGES } from '@aldergate/contract'
import { keptSettings } from './keptSettings'

/** The language that the trader's kept settings ask for. */
export function keptLanguage(): Language | undefined {
  const { language } = keptSettings()
  return LANGUAGES.find((known) => known === language)
}
