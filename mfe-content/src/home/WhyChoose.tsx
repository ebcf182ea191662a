import { BRAND, PATHS } from '@aldergate/contract'
import { ButtonLink, color, fontSize, space, VisuallyHidden } from '@aldergate/ui'
import styled from 'styled-components'
import { type TextKey, useText } from './texts'

const REASONS: readonly { audience: TextKey; texts: readonly TextKey[] }[] = [
  {
    audience: 'beginners',
    texts: ['beginnersStart', 'beginnersRisk', 'beginnersSamples'],
  },
  {
    audience: 'experts',
    texts: ['expertsRules', 'expertsSeed', 'expertsReading'],
  },
]

export function WhyChoose() {
  const t = useText()

  return (
    <Section aria-labelledby="why-choose">
      <Words>
        <h2 id="why-choose">{t('why', { product: BRAND.product })}</h2>
        <p>{t('whyText')}</p>
        <div>
          <ButtonLink to={PATHS.about}>
            {t('learnMore')}
            <VisuallyHidden>{t('learnMoreOf')}</VisuallyHidden>
          </ButtonLink>
        </div>
      </Words>
      {REASONS.map(({ audience, texts }) => (
        <div key={audience}>
          <h3>{t(audience)}</h3>
          <Reasons>
            {texts.map((text) => (
              <li key={text}>{t(text)}</li>
            ))}
          </Reasons>
        </div>
      ))}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(6)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.border};
`

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  color: ${color.t2};
  font-size: ${fontSize.s14};
  line-height: 20px;

  h2 {
    color: ${color.t1};
  }
`

const Reasons = styled.ul`
  margin-top: ${space(2)};
  border-top: 1px solid ${color.border};
  color: ${color.t2};

  li {
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.border};
  }
`
