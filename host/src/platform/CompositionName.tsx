import { compositionName } from '../registry/compositionName'
import { useComposition } from '../composition/useComposition'
import { useText } from './texts'

/** Names the composition that this browser runs, as reports do; nothing where it has no name. */
export function CompositionName() {
  const t = useText()
  const name = compositionName(useComposition().registry)
  return name === undefined ? null : t('composition', { name })
}
