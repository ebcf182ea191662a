import { Badge } from './Badge'
import { useText } from './texts'

/** Stands wherever prices are shown. */
export function SimulatedTag() {
  const t = useText()
  return <Badge tone="info">{t('simulatedData')}</Badge>
}
