import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from './router'
import { TYPED } from './useTypedText'

/**
 * The address's parameters as rendered, and a setter: each change builds on the previous one, even if that is not
 * rendered yet, so that none of several quick changes is lost. Any other navigation, such as a link or Back, overrides
 * pending changes.
 */
export function useLatestParams(): [
  params: URLSearchParams,
  write: (
    change: (latest: URLSearchParams) => URLSearchParams,
    options?: { replace?: boolean; preventScrollReset?: boolean; state?: object },
  ) => void,
] {
  const { state } = useLocation()
  const isOwnChange = useNavigationType() !== 'POP' && state?.isTyped === true
  const [params, setParams] = useSearchParams()
  const pendingRef = useRef<URLSearchParams>(undefined)

  useEffect(() => {
    if (!isOwnChange || params.toString() === pendingRef.current?.toString()) {
      pendingRef.current = undefined
    }
  }, [params, isOwnChange])

  return [
    params,
    (change, options) => {
      const next = change(pendingRef.current ?? params)
      pendingRef.current = next
      setParams(next, { ...options, state: { ...options?.state, ...TYPED } })
    },
  ]
}

/** The parameters with some of them replaced; an empty value leaves its parameter out. */
export function withParams(
  params: URLSearchParams,
  changes: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
