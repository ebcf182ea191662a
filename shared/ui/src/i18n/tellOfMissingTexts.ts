import { type Language, LANGUAGE_NAMES } from '@aldergate/contract'
import { textsIn } from '../texts'
import { showToast } from '../showToast'
import { documentLanguage } from './documentLanguage'

/** Says, in the language that is shown, that another did not come, with a way to ask for it again. */
export async function tellOfMissingTexts(language: Language, onRetry: () => void): Promise<void> {
  const t = await textsIn(documentLanguage())
  showToast(t('languageMissing', { language: LANGUAGE_NAMES[language] }), 'error', {
    action: { label: t('retry'), onAction: onRetry },
  })
}
