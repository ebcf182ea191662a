import { type PageMeta, pageMetaAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Sets the tab's title and the page's description while it is mounted. */
export function usePageMeta({ title, description, isMissing }: PageMeta): void {
  const setMeta = useSetAtom(pageMetaAtom)

  useEffect(() => {
    setMeta({ title, description, isMissing })
    return () => setMeta({})
  }, [setMeta, title, description, isMissing])
}
