import { useLatestParams, useTypedText, withParams } from '@aldergate/platform'
import { filterFrom, type NewsFilter, NO_FILTER, withFilter } from './newsFilter'

/** Keeps the filter and the open article in the URL, so that a view can be linked. */
export function useNewsUrl() {
  const [params, writeParams] = useLatestParams()
  const [typed, setTyped] = useTypedText((each) => filterFrom(each).query)

  const filter: NewsFilter = { ...filterFrom(params), query: typed }
  const openId = params.get('article') ?? undefined

  function changeFilter(change: Partial<NewsFilter>) {
    if (change.query !== undefined) setTyped(change.query)
    writeParams((latest) => withFilter(latest, change), { replace: true })
  }

  function clearFilters() {
    changeFilter(NO_FILTER)
  }

  function toggleArticle(id: string) {
    const article = id === openId ? undefined : id
    writeParams((latest) => withParams(latest, { article }), { replace: true })
  }

  return { filter, openId, changeFilter, clearFilters, toggleArticle }
}
