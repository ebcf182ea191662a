import { useLocation, useNavigationType } from '@aldergate/platform'
import { type ReactNode, useDeferredValue } from 'react'
import { Skeleton } from './Skeleton'

/**
 * Defers the content of a page that takes many frames to render. After following a link, the heading appears first; a
 * prerendered page, Back and a link with a fragment render everything at once.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isNext = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  const isRendered = useDeferredValue(true, !isNext || hash !== '')
  // As high as the screen: what stands below is not seen to move.
  return isRendered ? children : <Skeleton height="100dvh" />
}
