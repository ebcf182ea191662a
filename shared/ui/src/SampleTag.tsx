import { Badge } from './Badge'
import { useText } from './texts'

/** Says that a figure is a literal sample, outside the ledger. */
export function SampleTag() {
  const t = useText()
  return <Badge>{t('sample')}</Badge>
}
