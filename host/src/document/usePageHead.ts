import { useEffect } from 'react'
import { BRAND } from '@aldergate/contract'
import { pageMetaAtom, unreadCountAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { writeHead } from './documentHead'

interface PageHead {
  title: string
  description?: string
  /** The page's one path; a page without it does not exist. */
  path?: string
}

/**
 * Names the browser's tab after the page, with the number of unread notifications before it, and tells
 * search engines what the page is about. What an open page says of itself goes before its registration.
 */
export function usePageHead({ title, description, path }: PageHead): void {
  const unread = useAtomValue(unreadCountAtom)
  const own = useAtomValue(pageMetaAtom)
  const name = own.title ?? title
  const about = own.description ?? description
  const canonicalPath = own.isMissing ? undefined : path

  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : ''
    writeHead({
      title: `${count}${name} · ${BRAND.product}`,
      name,
      description: about,
      canonicalUrl: canonicalPath && `${window.location.origin}${canonicalPath}`,
    })
  }, [name, about, canonicalPath, unread])
}
