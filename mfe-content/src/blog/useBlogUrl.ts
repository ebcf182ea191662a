import { TYPED, useSearchParams, useTypedText } from '@aldergate/platform'
import { type BlogFilter, filterFrom, NO_FILTER, withFilter } from './blogFilter'

/** The filter as the address says it: Back leads to the filter before, and a view can be linked. */
export function useBlogUrl() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedText((each) => filterFrom(each).query)

  const filter: BlogFilter = { ...filterFrom(params), query: typed }

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
