import { Document } from '../reading/Document'
import security from './security.md'
import { useText } from './texts'

/** The day of the last change of the text. */
const UPDATED = '2026-11-29'

export default function SecurityPage() {
  const t = useText()
  return (
    <Document title={t('title')} intro={t('intro')} text={security} updated={UPDATED} canPrint />
  )
}
