import { useEffect } from 'react'
import { BRAND } from '@aldergate/shared/brand'

/** Names the browser's tab after the page, and tells search engines what it is about. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.product}`
    if (description) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    }
  }, [title, description])
}
