import { TYPED, useSearchParams, useTypedText } from '@aldergate/platform'

/** Returns the search, which stands in the address so that it can be linked, and the way to change it. */
export function useHelpQuery(): [query: string, setQuery: (query: string) => void] {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedText((each) => each.get('q') ?? '')

  function setQuery(query: string) {
    setTyped(query)
    const next = new URLSearchParams(params)
    if (query) next.set('q', query)
    else next.delete('q')
    setParams(next, { replace: true, state: TYPED })
  }

  return [typed, setQuery]
}
