import type { RegisteredPage } from '@aldergate/contract'
import { later, useLoaded } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isFirstPageShownAtom } from '../background/firstPage.atoms'
import type { PageLoad } from '../loading/createLoader'

/** Loaded later, so that no first page waits for it. */
const watch = later(
  async () =>
    (await import(/* webpackChunkName: "afterwards" */ './parts/VersionWatch')).VersionWatch,
)

interface NewVersionNoticeProps {
  page: RegisteredPage
  /** The load result that is shown. */
  load: PageLoad
}

/** Says, beside a page, that another version than the shown one is live by now. */
export function NewVersionNotice({ page, load }: NewVersionNoticeProps) {
  const isQuiet = useAtomValue(isFirstPageShownAtom)
  const hasUnsavedInput = useUnsavedInput()
  const { loaded } = useLoaded(watch, isQuiet)
  if (loaded.status !== 'ready') return null
  return <loaded.value page={page} load={load} hasUnsavedInput={hasUnsavedInput} />
}

/** Whether the page has input since it was shown, and no form was submitted since then. */
function useUnsavedInput(): boolean {
  const [isUnsaved, setUnsaved] = useState(false)

  useEffect(() => {
    const main = document.getElementById('main')
    const begin = () => setUnsaved(true)
    const end = () => setUnsaved(false)
    main?.addEventListener('input', begin)
    main?.addEventListener('submit', end)
    return () => {
      main?.removeEventListener('input', begin)
      main?.removeEventListener('submit', end)
    }
  }, [])

  return isUnsaved
}
