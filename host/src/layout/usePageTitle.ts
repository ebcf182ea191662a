import { useEffect } from 'react'
import { BRAND } from '@aldergate/shared/brand'
import { unreadCountAtom } from '@aldergate/shared/state/notifications'
import { useAtomValue } from 'jotai'

/**
 * Names the browser's tab after the page, with the number of unread notifications before it, and tells
 * search engines what the page is about.
 */
export function usePageTitle(title: string, description?: string): void {
  const unread = useAtomValue(unreadCountAtom)

  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : ''
    document.title = `${count}${title} · ${BRAND.product}`
    if (description) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    }
  }, [title, description, unread])
}
