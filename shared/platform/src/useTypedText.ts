import { useLocation, useNavigationType } from './router'
import { useEffect, useEffectEvent, useState } from 'react'

/** The `state` of an address that a page wrote itself, such as one that follows what was typed. */
export const TYPED = { isTyped: true }

/**
 * A text that leads while the address follows: the router is a moment late, and a field that waited for
 * it would lose letters. Whoever else navigates, by a link or by Back, overrules what is typed.
 * `textOf` reads the text out of the address's parameters.
 */
export function useTypedText(
  textOf: (params: URLSearchParams) => string,
): [typed: string, setTyped: (text: string) => void] {
  const { key, pathname, search, state } = useLocation()
  const isOwnChange = useNavigationType() !== 'POP' && state?.isTyped === true
  const said = textOf(new URLSearchParams(search))

  const [typed, setTyped] = useState(said)
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isOwnChange) setTyped(said)
  }

  // Back may come before the typed address was ever rendered: then the page goes from an address to
  // itself, and no key tells of it.
  const followBack = useEffectEvent(() => {
    const { location } = window
    if (location.pathname === pathname) setTyped(textOf(new URLSearchParams(location.search)))
  })
  useEffect(() => {
    const onPopState = () => followBack()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  return [typed, setTyped]
}
