import { TYPED, useLocation, useSearchParams, useTypedText } from '@aldergate/platform'
import { useEffect, useRef } from 'react'
import { withParams } from '../withParams'
import { filterFrom, type NewsFilter, NO_FILTER, withFilter } from './newsFilter'

/** What the page itself writes needs no entry of the history. */
const OWN = { replace: true, state: TYPED }

/** The filter and the open article, as the URL says them, so that a view can be linked. */
export function useNewsUrl() {
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedText((each) => filterFrom(each).query)
  /** What was written and is not rendered yet: the next change goes on from there, and undoes none. */
  const pendingRef = useRef<URLSearchParams>(undefined)

  useEffect(() => {
    const isElsewhere = state?.isTyped !== true
    if (isElsewhere || params.toString() === pendingRef.current?.toString()) {
      pendingRef.current = undefined
    }
  }, [params, state])

  const filter: NewsFilter = { ...filterFrom(params), query: typed }
  const openId = params.get('article') ?? undefined

  function write(change: (latest: URLSearchParams) => URLSearchParams) {
    const next = change(pendingRef.current ?? params)
    pendingRef.current = next
    setParams(next, OWN)
  }

  function changeFilter(change: Partial<NewsFilter>) {
    if (change.query !== undefined) setTyped(change.query)
    write((latest) => withFilter(latest, change))
  }

  function clearFilters() {
    changeFilter(NO_FILTER)
  }

  function toggleArticle(id: string) {
    const article = id === openId ? undefined : id
    write((latest) => withParams(latest, { article }))
  }

  return { filter, openId, changeFilter, clearFilters, toggleArticle }
}
