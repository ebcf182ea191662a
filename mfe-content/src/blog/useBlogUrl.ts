import { useLatestParams, useTypedText } from '@aldergate/platform'
import { type BlogFilter, filterFrom, NO_FILTER, withFilter } from './blogFilter'

/** Keeps the filter in the address, so that Back restores the previous filter and a view can be linked. */
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
    /**
     * A search adds one entry to the history: only its first letter pushes, later ones replace. The typed text decides,
     * because it is ahead of the address.
     */
    search: (query: string) => change({ query }, typed.trim() !== ''),
    chooseTag: (tag: BlogFilter['tag']) => change({ tag }),
    clear: () => change(NO_FILTER),
  }
}
