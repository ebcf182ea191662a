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

/** Whether the page has input since it was shown, other than that of forms which were sent since then. */
function useUnsavedInput(): boolean {
  const [unsent, setUnsent] = useState<readonly (HTMLFormElement | null)[]>([])

  useEffect(() => {
    const main = document.getElementById('main')
    const begin = ({ target }: Event) => {
      const { form } = target as HTMLInputElement
      setUnsent((forms) => (forms.includes(form) ? forms : [...forms, form]))
    }
    // Not before the page has responded: it marks the fields of a form that it refuses.
    const submit = ({ target }: Event) =>
      setTimeout(() => {
        if (!(target as Element).querySelector('[aria-invalid=true]'))
          setUnsent((forms) => forms.filter((form) => form !== target))
      })
    main?.addEventListener('input', begin)
    main?.addEventListener('submit', submit)
    return () => {
      main?.removeEventListener('input', begin)
      main?.removeEventListener('submit', submit)
    }
  }, [])

  return unsent.length > 0
}
