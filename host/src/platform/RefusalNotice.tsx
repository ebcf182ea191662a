import { useComposition } from '../composition/CompositionContext'
import { Strip } from './Strip'
import { useText } from './texts'

/** Says on every page that this document came with a composition that was refused, and which one it shows instead. */
export function RefusalNotice() {
  const t = useText()
  const { refused, release } = useComposition().registry
  if (!refused) return null

  return (
    <Strip role="alert" data-screen-only>
      {t(refused === 'old' ? 'refusedOld' : 'refusedUnsigned', { release: String(release) })}
    </Strip>
  )
}
