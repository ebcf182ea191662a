import { Page } from '@aldergate/shared/ui/Page'
import { Checklist } from './Checklist'
import { Places } from './Places'
import { useText } from './texts'

export default function GettingStartedPage() {
  const t = useText()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Checklist />
      <Places />
    </Page>
  )
}
