import { useLatestParams, useTypedText, withParams } from '@aldergate/platform'

/** Returns the search, which stands in the address so that it can be linked, and the way to change it. */
export function useHelpUrl(): [query: string, setQuery: (query: string) => void] {
  const [, writeParams] = useLatestParams()
  const [typed, setTyped] = useTypedText((each) => each.get('q') ?? '')

  function setQuery(query: string) {
    setTyped(query)
    writeParams((latest) => withParams(latest, { q: query }), { replace: true })
  }

  return [typed, setQuery]
}
