import { Page } from '@aldergate/ui'
import { Checklist } from './Checklist'
import { Places } from './Places'
import { TakeTheTour } from './TakeTheTour'
import { useText } from './texts'

export default function GettingStartedPage() {
  const t = useText()
  return (
    <Page title={t('title')} intro={t('intro')} actions={<TakeTheTour />}>
      <Checklist />
      <Places />
    </Page>
  )
}
