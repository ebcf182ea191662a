import { useLocation, useNavigationType } from '@aldergate/platform'
import { type ReactNode, useDeferredValue } from 'react'
import { Skeleton } from './Skeleton'

/**
 * The content of a page that takes many frames to render. Who comes by a link sees the heading before it; what a
 * document has drawn, the way back and a link to a place on the page have it at once.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isNext = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  const isRendered = useDeferredValue(true, !isNext || hash !== '')
  // As high as the screen: what stands below is not seen to move.
  return isRendered ? children : <Skeleton height="100dvh" />
}
