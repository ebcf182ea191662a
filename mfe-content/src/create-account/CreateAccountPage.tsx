import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Card, Page } from '@aldergate/ui'
import { AccountColumns } from '../forms/AccountColumns'
import { useText } from '../texts'
import { CreateAccountForm } from './CreateAccountForm'

export default function CreateAccountPage() {
  const t = useText()

  return (
    <Page title={t('registration.title')} intro={t('registration.intro')}>
      <AccountColumns>
        <Card>
          <CreateAccountForm />
        </Card>
        <p>
          {t('registration.haveAccount')} <Link to={PATHS.login}>{t('registration.toLogin')}</Link>
        </p>
      </AccountColumns>
    </Page>
  )
}
