import { TYPED, useSearchParams, useTypedText } from '@aldergate/platform'
import { withParams } from '../withParams'
import { filterFrom, type NewsFilter, NO_FILTER, withFilter } from './newsFilter'

/** What the page itself writes needs no entry of the history. */
const OWN = { replace: true, state: TYPED }

/** The filter and the open article, as the URL says them, so that a view can be linked. */
export function useNewsUrl() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedText((each) => filterFrom(each).query)

  const filter: NewsFilter = { ...filterFrom(params), query: typed }
  const openId = params.get('article') ?? undefined

  function changeFilter(change: Partial<NewsFilter>) {
    const next = { ...filter, ...change }
    setTyped(next.query)
    setParams(withFilter(params, next), OWN)
  }

  function clearFilters() {
    changeFilter(NO_FILTER)
  }

  function toggleArticle(id: string) {
    const article = id === openId ? undefined : id
    setParams(withParams(params, { article }), OWN)
  }

  return { filter, openId, changeFilter, clearFilters, toggleArticle }
}
