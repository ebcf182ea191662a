import { Badge, SimulatedTag } from '@aldergate/ui'
import { useText } from './texts'

/** Says whether figures are of the trader's own file or of the simulated market. */
export function DataTag({ isOwn }: { isOwn: boolean }) {
  const t = useText()
  return isOwn ? <Badge>{t('ownData')}</Badge> : <SimulatedTag />
}
