import { Badge } from './Badge'
import { useText } from './texts'

/** Shown wherever prices are. */
export function SimulatedTag() {
  const t = useText()
  return <Badge tone="info">{t('simulatedData')}</Badge>
}
