import type { RegisteredPage } from '@aldergate/contract'
import { later, useLoaded } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { isFirstPageShownAtom } from '../background/firstPage.atoms'
import type { PageLoad } from '../loading/createLoader'
import { useUnsavedInput } from './useUnsavedInput'

/** No first page waits for it. */
const watch = later(
  async () =>
    (await import(/* webpackChunkName: "afterwards" */ './parts/VersionWatch')).VersionWatch,
)

interface NewVersionNoticeProps {
  page: RegisteredPage
  /** As it is shown. */
  load: PageLoad
}

/** Says, beside a page, that something else is live by now than what is shown. */
export function NewVersionNotice({ page, load }: NewVersionNoticeProps) {
  const isQuiet = useAtomValue(isFirstPageShownAtom)
  const hasUnsavedInput = useUnsavedInput()
  const { loaded } = useLoaded(watch, isQuiet)
  if (loaded.status !== 'ready') return null
  return <loaded.value page={page} load={load} hasUnsavedInput={hasUnsavedInput} />
}
