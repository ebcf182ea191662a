import type { Distrust } from '../../registry/trust'
import { useText } from './texts'
import { Strip } from '../../deviation/parts/Strip'

/** Says on every page that this document's composition was refused, and which one is shown instead. */
export function RefusalNotice({ distrust, release }: { distrust: Distrust; release: number }) {
  const t = useText()
  return (
    <Strip role="alert" data-screen-only>
      {t(distrust === 'old' ? 'refusedOld' : 'refusedUnsigned', { release: String(release) })}
    </Strip>
  )
}
