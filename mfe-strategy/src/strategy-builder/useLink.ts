import { logFailure, useLocation } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { useText } from '../texts'
import { withSeedOf } from './link'
import { linkQueryAtom, takeLinkAtom } from './link.atoms'

/** Applies the strategy in the page's address, and copies a link to the current one. */
export function useLink() {
  const t = useText()
  const { key, search, pathname } = useLocation()
  const takeLink = useSetAtom(takeLinkAtom)
  const query = useAtomValue(linkQueryAtom)

  // During the first render: a component's atom subscription starts only later, and would miss the change.
  useState(() => takeLink(key, search))
  // Another link that is followed on this page.
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
