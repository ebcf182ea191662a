import { Card, color, media, space, Stack, useFormat } from '@aldergate/ui'
import { Link } from '@aldergate/platform'
import styled from 'styled-components'
import { type Feature, FEATURES } from './features.data'
import { useText } from './texts'

export function Features() {
  const t = useText()

  return (
    <Stack as="section" $gap={4} aria-labelledby="features">
      <h2 id="features">{t('features')}</h2>
      <Cards>
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.title} feature={feature} />
        ))}
      </Cards>
    </Stack>
  )
}

function FeatureCard({ feature }: { feature: Feature }) {
  const t = useText()
  const format = useFormat()

  return (
    <Card heading={t(feature.title)} level={3}>
      <Content>
        <Text>{t(feature.text)}</Text>
        <Facts>
          {feature.facts.map(({ label, count }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </Facts>
        <Links>
          {feature.links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </Links>
      </Content>
    </Card>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(2)};
`

const Content = styled.div`
  display: grid;
  gap: ${space(3)};
  color: ${color.t2};
`

/** A minimum of three lines, so that the facts of neighbouring cards align. */
const Text = styled.p`
  ${media.fromTablet} {
    min-height: 54px;
  }
`

const Facts = styled.dl`
  border-top: 1px solid ${color.border};

  div {
    display: flex;
    justify-content: space-between;
    padding: ${space(1)} 0;
    border-bottom: 1px solid ${color.border};
  }

  dd {
    color: ${color.t1};
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`
