import { logFailure, useLocation } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { useText } from '../texts'
import { withSeedOf } from './link'
import { linkQueryAtom, takeLinkAtom } from './link.atoms'

/** Takes over the strategy that the page's address says, and puts the address of the present one on the clipboard. */
export function useLink() {
  const t = useText()
  const { key, search, pathname } = useLocation()
  const takeLink = useSetAtom(takeLinkAtom)
  const query = useAtomValue(linkQueryAtom)

  // Before anything of the page is drawn: who reads an atom hears only after that of what was changed meanwhile.
  useState(() => takeLink(key, search))
  // Another link, followed on this very page.
  useLayoutEffect(() => takeLink(key, search), [takeLink, key, search])

  async function copyLink() {
    if (query === undefined) {
      showToast(t('linkTooLong'), 'error')
      return
    }
    try {
      await navigator.clipboard.writeText(location.origin + pathname + withSeedOf(search, query))
      showToast(t('linkCopied'), 'success')
    } catch (cause) {
      logFailure('The link to a strategy could not be copied.', cause)
      showToast(t('linkNotCopied'), 'error')
    }
  }

  return { copyLink }
}
