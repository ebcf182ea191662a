import { logFailure, useLocation } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { useText } from '../texts'
import { linkQueryAtom, takeLinkAtom } from './link.atoms'

/** Takes over the strategy that the page's address says, and puts the address of the present one on the clipboard. */
export function useLink() {
  const t = useText()
  const { key, search, pathname } = useLocation()
  const takeLink = useSetAtom(takeLinkAtom)
  const query = useAtomValue(linkQueryAtom)

  // Before the first paint: another strategy never shows first.
  useLayoutEffect(() => takeLink(key, search), [takeLink, key, search])

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + pathname + query)
      showToast(t('linkCopied'), 'success')
    } catch (cause) {
      logFailure('The link to a strategy could not be copied.', cause)
      showToast(t('linkNotCopied'), 'error')
    }
  }

  return { copyLink }
}
