import { PATHS } from '@aldergate/shared/paths'
import { Link } from '@aldergate/shared/router'
import { Card } from '@aldergate/shared/ui/Card'
import { Page } from '@aldergate/shared/ui/Page'
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
