import { useNearViewport } from '@aldergate/ui/data'
import { type RefCallback, useState } from 'react'

/** So near to the screen a chart begins to load: about a flick of the wheel. */
const MARGIN = '300px'

/** Whether an element has been near the viewport by now. Where the browser cannot tell, it always has. */
export function useOnceNear(): [RefCallback<Element>, boolean] {
  const [ref, isNear] = useNearViewport(MARGIN)
  const [wasNear, setWasNear] = useState(isNear)
  if (isNear && !wasNear) setWasNear(true)
  return [ref, wasNear]
}
