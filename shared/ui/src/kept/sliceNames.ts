import { inLanguage, type Language, SLICE_NAMES, type SliceName } from '@aldergate/contract'
import { localeOf } from '../i18n/locale'
import { SLICES } from './slices.data'

/** Lists parts of the trader's data in the middle of a sentence: "settings, alert rules and trades". */
export function sliceNames(language: Language, names: readonly SliceName[] = SLICE_NAMES): string {
  const words = names.map((name) => inLanguage(SLICES[name].name, language))
  return new Intl.ListFormat(localeOf(language)).format(words)
}
