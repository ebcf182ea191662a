import { Late, type Later, Skeleton } from '@aldergate/ui'
import type { ReactNode } from 'react'
import { useText } from './texts'

interface LatePartProps<Part> {
  part: Later<Part>
  /** The approximate height of the loaded content, in px. */
  height: number
  children: (part: Part) => ReactNode
}

/** Shows a part that is loaded on demand, with the page's texts for loading and failure. */
export function LatePart<Part>({ part, height, children }: LatePartProps<Part>) {
  const t = useText()

  return (
    <Late
      part={part}
      waiting={<Skeleton height={height} label={t('loading')} />}
      failed={t('partFailed')}
    >
      {children}
    </Late>
  )
}
