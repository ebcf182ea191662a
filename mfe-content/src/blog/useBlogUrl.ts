import { useLocation, useNavigationType, useSearchParams } from '@aldergate/platform'
import { useState } from 'react'
import { type BlogFilter, filterFrom, NO_FILTER, withFilter } from './blogFilter'

/** Marks the addresses that the search field wrote itself. */
const TYPED = { isTyped: true }

/** The filter as the address says it: Back leads to the filter before, and a view can be linked. */
export function useBlogUrl() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation() as { key: string; state: Partial<typeof TYPED> | null }
  const isOwnChange = useNavigationType() !== 'POP' && state?.isTyped === true
  const said = filterFrom(params)

  // The router follows a moment later, and a field that waited for it would lose letters: so what is
  // typed stands here first. Whoever else navigates, by a link or by Back, overrules it.
  const [typed, setTyped] = useState(said.query)
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isOwnChange) setTyped(said.query)
  }

  const filter: BlogFilter = { ...said, query: typed }

  /** A search is one entry of the history, however many letters it has. */
  function search(query: string) {
    setTyped(query)
    setParams(withFilter(params, { ...filter, query }), {
      // By what was typed, not by the address, which may still lag a letter behind.
      replace: typed.trim() !== '',
      state: TYPED,
      preventScrollReset: true,
    })
  }

  function change(next: BlogFilter) {
    setTyped(next.query)
    setParams(withFilter(params, next), { preventScrollReset: true })
  }

  return {
    filter,
    search,
    chooseTag: (tag: BlogFilter['tag']) => change({ ...filter, tag }),
    clear: () => change(NO_FILTER),
  }
}
