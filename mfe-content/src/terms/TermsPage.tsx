import { Document } from '../reading/Document'
import terms from './terms.md'
import { useText } from './texts'

/** The day of the last change of the text. */
const UPDATED = '2026-11-21'

export default function TermsPage() {
  const t = useText()
  return <Document title={t('title')} intro={t('intro')} text={terms} updated={UPDATED} canPrint />
}
