import { Suspense } from 'react'
import { useComposition } from '../composition/CompositionContext'
import type { Distrust } from '../composition/trust'
import { useText } from './parts/texts'
import { Strip } from '../deviation/parts/Strip'

/** Says on every page that this document came with a composition that was refused, and which one it shows instead. */
export function RefusalNotice() {
  const { distrusted, release } = useComposition().registry
  // Nobody waits for its texts, who hardly ever sees them.
  return <Suspense>{distrusted && <Refusal distrust={distrusted} release={release} />}</Suspense>
}

function Refusal({ distrust, release }: { distrust: Distrust; release: number }) {
  const t = useText()
  return (
    <Strip role="alert" data-screen-only>
      {t(distrust === 'old' ? 'refusedOld' : 'refusedUnsigned', { release: String(release) })}
    </Strip>
  )
}
