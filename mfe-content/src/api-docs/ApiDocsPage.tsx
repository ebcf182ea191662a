import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Card, color, media, Page, space, measure } from '@aldergate/ui'
import styled from 'styled-components'
import { EndpointCard } from './EndpointCard'
import { ENDPOINTS } from './endpoints.data'
import { useText } from './texts'

export default function ApiDocsPage() {
  const t = useText()

  return (
    <Page title={t('title')} intro={t('intro')} isInEnglish>
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
  max-width: ${measure(72)};
  margin-bottom: ${space(2)};
  color: ${color.t2};
  line-height: 20px;
`
