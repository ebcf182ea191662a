import { useLatestParams, useTypedText } from '@aldergate/platform'
import { type BlogFilter, filterFrom, NO_FILTER, withFilter } from './blogFilter'

/** The filter as the address says it: Back leads to the filter before, and a view can be linked. */
export function useBlogUrl() {
  const [params, writeParams] = useLatestParams()
  const [typed, setTyped] = useTypedText((each) => filterFrom(each).query)

  const filter: BlogFilter = { ...filterFrom(params), query: typed }

  function change(part: Partial<BlogFilter>, replace = false) {
    if (part.query !== undefined) setTyped(part.query)
    writeParams((latest) => withFilter(latest, part), { replace, preventScrollReset: true })
  }

  return {
    filter,
    /** A search is one entry of the history, however many letters it has: by what was typed, which leads. */
    search: (query: string) => change({ query }, typed.trim() !== ''),
    chooseTag: (tag: BlogFilter['tag']) => change({ tag }),
    clear: () => change(NO_FILTER),
  }
}
