import { compositionName } from '../registry/compositionName'
import { useComposition } from '../composition/useComposition'
import { useText } from './texts'

/** Shows the name of the running composition, as used in reports; nothing where it has none. */
export function CompositionName() {
  const t = useText()
  const name = compositionName(useComposition().registry)
  return name === undefined ? null : t('composition', { name })
}
