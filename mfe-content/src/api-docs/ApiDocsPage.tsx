import { PATHS } from '@aldergate/shared/paths'
import { Link } from '@aldergate/shared/router'
import { color, media, space } from '@aldergate/shared/theme'
import { Card } from '@aldergate/shared/ui/Card'
import { Page } from '@aldergate/shared/ui/Page'
import styled from 'styled-components'
import { EndpointCard } from './EndpointCard'
import { ENDPOINTS } from './endpoints.data'
import { useText } from './texts'

export default function ApiDocsPage() {
  const t = useText()

  return (
    <Page title={t('title')} intro={t('intro')}>
      <Facts>
        <Card heading={t('notOffered')}>
          <Text>{t('notOfferedText')}</Text>
          <Link to={`${PATHS.dashboard}#api-integration`}>{t('toPanel')}</Link>
        </Card>
        <Card heading={t('limits')}>
          <Text>{t('limitsText')}</Text>
          <Text>{t('credentialsText')}</Text>
        </Card>
      </Facts>
      {ENDPOINTS.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} />
      ))}
    </Page>
  )
}

const Facts = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Text = styled.p`
  max-width: 72ch;
  margin-bottom: ${space(2)};
  color: ${color.t2};
  line-height: 20px;
`
