import { useEffect } from 'react'
import { BRAND } from '@aldergate/contract'
import { pageMetaAtom, unreadCountAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { writeHead } from './documentHead'

interface PageHead {
  title: string
  description?: string
  /** The page's canonical path; absent for a page that does not exist. */
  path?: string
}

/**
 * Writes the page's head, with the number of unread notifications before the tab's title. An open page's own title and
 * description take precedence over the registered ones.
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
