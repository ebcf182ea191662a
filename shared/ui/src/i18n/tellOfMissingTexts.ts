import { type Language, LANGUAGE_NAMES } from '@aldergate/contract'
import { textsIn } from '../texts'
import { showToast } from '../showToast'
import { documentLanguage } from './documentLanguage'

/** Says, in the language on screen, that another one failed to load, with a retry button. */
export async function tellOfMissingTexts(language: Language, onRetry: () => void): Promise<void> {
  const t = await textsIn(documentLanguage())
  showToast(t('languageMissing', { language: LANGUAGE_NAMES[language] }), 'error', {
    action: { label: t('retry'), onAction: onRetry },
  })
}
