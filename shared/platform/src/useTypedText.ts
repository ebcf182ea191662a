import { useLocation, useNavigationType } from './router'
import { useEffect, useEffectEvent, useState } from 'react'

/** The history `state` of an address that the page wrote itself, such as one that follows a text field. */
export const TYPED = { isTyped: true }

/**
 * A text field's value that leads while the address follows: the router updates with a delay, and a field that waited
 * for it would lose letters. Any other navigation, such as a link or Back, overrides what is typed. `textOf` reads the
 * text from the address's parameters.
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

  // Back may come before the typed address was rendered: then the page navigates from an address to itself, which no
  // key reveals.
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
