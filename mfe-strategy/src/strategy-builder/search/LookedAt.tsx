import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { Readout } from './Readout'
import type { SweepMap } from './sweepMap'
import { placeIn } from './useRoving'

/**
 * The figures of the candidate under the pointer or the focus, above the map. The map itself, with up to a thousand
 * cells, does not re-render while the pointer moves.
 */
export function LookedAt({ map, children }: { map: SweepMap; children: ReactNode }) {
  const [looked, setLooked] = useState<number>()
  const place = looked !== undefined && looked < map.sweep.scores.length ? looked : undefined

  function look({ target }: PointerEvent | FocusEvent) {
    setLooked(placeIn(target))
  }

  return (
    <>
      <Readout {...map} place={place ?? map.best ?? 0} isBest={place === undefined} />
      <div
        role="presentation"
        onPointerOver={look}
        onPointerLeave={() => setLooked(undefined)}
        onFocus={look}
        onBlur={() => setLooked(undefined)}
      >
        {children}
      </div>
    </>
  )
}
