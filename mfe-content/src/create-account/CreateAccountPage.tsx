import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Card, Page } from '@aldergate/ui'
import { AccountColumns } from '../forms/AccountColumns'
import { CreateAccountForm } from './CreateAccountForm'
import { useText } from './texts'

export default function CreateAccountPage() {
  const t = useText()

  return (
    <Page title={t('title')} intro={t('intro')}>
      <AccountColumns>
        <Card>
          <CreateAccountForm />
        </Card>
        <p>
          {t('haveAccount')} <Link to={PATHS.login}>{t('toLogin')}</Link>
        </p>
      </AccountColumns>
    </Page>
  )
}
