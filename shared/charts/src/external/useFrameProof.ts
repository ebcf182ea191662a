import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { firstFrame, LOAD_LIMIT_MS, nextProof, PROOF_LIMIT_MS } from './proof'
import { isProviderOrigin, isProviderUrl, verdictOf } from './provider'

/**
 * Tracks the state of the frame that shows `url` while `isVisible`, from events of the browser and messages of the
 * frame.
 */
export function useFrameProof(url: string, isVisible: boolean) {
  const [proof, send] = useReducer(nextProof, undefined, () => firstFrame(navigator.onLine))
  const frameRef = useRef<HTMLIFrameElement>(null)
  const isPageVisible = usePageVisible()

  const [lastUrl, setLastUrl] = useState(url)
  if (url !== lastUrl) {
    setLastUrl(url)
    send({ type: 'changed', isOnline: navigator.onLine })
  }

  const attachFrame = useCallback((frame: HTMLIFrameElement) => {
    const onLoad = () => send({ type: 'load' })
    // React does not support `onError` on iframes.
    const onError = () => send({ type: 'error' })
    frameRef.current = frame
    frame.addEventListener('load', onLoad)
    frame.addEventListener('error', onError)
    return () => {
      frame.removeEventListener('load', onLoad)
      frame.removeEventListener('error', onError)
      frameRef.current = null
      send({ type: 'left' })
    }
  }, [])

  // Subscribed before the frame can fire: a policy that blocks it does so at once, and only once.
  useLayoutEffect(() => {
    function onMessage({ data, origin, source }: MessageEvent<unknown>) {
      const isOurFrame = source !== null && source === frameRef.current?.contentWindow
      if (!isOurFrame || !isProviderOrigin(origin)) return
      const verdict = verdictOf(data)
      if (verdict) send({ type: verdict })
    }
    function onViolation({ blockedURI, disposition }: SecurityPolicyViolationEvent) {
      if (disposition !== 'report' && isProviderUrl(blockedURI)) send({ type: 'blocked' })
    }
    const onOffline = () => send({ type: 'offline' })
    const onOnline = () => send({ type: 'online' })

    window.addEventListener('message', onMessage)
    window.addEventListener('securitypolicyviolation', onViolation, { capture: true })
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('message', onMessage)
      window.removeEventListener('securitypolicyviolation', onViolation, { capture: true })
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  const isWaiting = isVisible && isPageVisible && proof.status === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const loadLimit = setTimeout(() => send({ type: 'load-limit' }), LOAD_LIMIT_MS)
    const proofLimit = setTimeout(() => send({ type: 'proof-limit' }), PROOF_LIMIT_MS)
    return () => {
      clearTimeout(loadLimit)
      clearTimeout(proofLimit)
    }
  }, [isWaiting, proof.attempt])

  return {
    proof,
    attachFrame,
    retry: () => send({ type: 'retry', isOnline: navigator.onLine }),
  }
}

/** Whether the page is visible, that is, not in a background tab. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  )
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
