import type { RegisteredPage } from '@aldergate/contract'
import { later, useLoaded } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { isFirstPageShownAtom } from '../background/firstPage.atoms'
import type { PageLoad } from '../loading/createLoader'
import { useUnsavedInput } from './useUnsavedInput'

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
