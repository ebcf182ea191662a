import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { type Catalogues, createTranslator } from './createTranslator'
import type { Catalogue, Translate } from './message'

/** Makes a workspace's `useText` from its catalogues: `const t = useText()`, then `t('key', { name })`. */
export function createTexts<const English extends Catalogue>(
  catalogues: Catalogues<English>,
): () => Translate<English> {
  const translator = createTranslator(catalogues)
  return function useText() {
    return translator(useAtomValue(settingsAtom).language)
  }
}
