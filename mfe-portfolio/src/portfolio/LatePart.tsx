import { Late, type Later, Skeleton } from '@aldergate/ui'
import type { ReactNode } from 'react'
import { useText } from './texts'

interface LatePartProps<Part> {
  part: Later<Part>
  /** About that of what is to come, in px. */
  height: number
  children: (part: Part) => ReactNode
}

/** Shows a part that few visits ask for, in the words that the page has for all of them. */
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
