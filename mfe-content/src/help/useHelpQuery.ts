import { useLocation, useNavigationType, useSearchParams } from '@aldergate/platform'
import { useState } from 'react'

/** What is searched for, as the address says it, so that a search can be linked. */
export function useHelpQuery(): [query: string, setQuery: (query: string) => void] {
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

  function setQuery(query: string) {
    setTyped(query)
    const next = new URLSearchParams(params)
    if (query) next.set('q', query)
    else next.delete('q')
    setParams(next, { replace: true })
  }

  return [typed, setQuery]
}
