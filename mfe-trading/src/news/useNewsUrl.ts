import { useLocation, useNavigationType, useSearchParams } from '@aldergate/platform'
import { useState } from 'react'
import { withParams } from '../withParams'
import { filterFrom, type NewsFilter, NO_FILTER, withFilter } from './newsFilter'

/** The filter and the open article, as the URL says them, so that a view can be linked. */
export function useNewsUrl() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const isOwnChange = useNavigationType() === 'REPLACE'

  // The router follows a moment later, and a field that waited for it would lose letters: so what is
  // typed stands here first. Whoever else navigates, by a link or by Back, overrules it.
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isOwnChange) setTyped(params.get('q') ?? '')
  }

  const filter: NewsFilter = { ...filterFrom(params), query: typed }
  const openId = params.get('article') ?? undefined

  function changeFilter(change: Partial<NewsFilter>) {
    const next = { ...filter, ...change }
    setTyped(next.query)
    setParams(withFilter(params, next), { replace: true })
  }

  function clearFilters() {
    changeFilter(NO_FILTER)
  }

  function toggleArticle(id: string) {
    const article = id === openId ? undefined : id
    setParams(withParams(params, { article }), { replace: true })
  }

  return { filter, openId, changeFilter, clearFilters, toggleArticle }
}
