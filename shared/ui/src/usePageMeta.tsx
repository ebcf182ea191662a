import { type PageMeta, pageMetaAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Names the tab and describes the page by what it shows, for as long as it is shown. */
export function usePageMeta({ title, description, isMissing }: PageMeta): void {
  const setMeta = useSetAtom(pageMetaAtom)

  useEffect(() => {
    setMeta({ title, description, isMissing })
    return () => setMeta({})
  }, [setMeta, title, description, isMissing])
}
