import { BRAND, PATHS } from '@aldergate/contract'
import { ButtonLink, color, fontSize, fontWeight, media, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { MarketBoard } from './MarketBoard'

/** What the product is, beside the product at work. */
export function Hero() {
  const t = useText()

  return (
    <Columns>
      <Words>
        <Offer>{t('home.offeredBy', { product: BRAND.product, bank: BRAND.bank })}</Offer>
        <Tagline tabIndex={-1}>{t('home.tagline')}</Tagline>
        <Intro>{t('home.intro')}</Intro>
        <Actions>
          <ButtonLink to={PATHS.gettingStarted} variant="primary">
            {t('home.getStarted')}
          </ButtonLink>
          <ButtonLink to={PATHS.analytics}>{t('home.exploreAnalytics')}</ButtonLink>
        </Actions>
      </Words>
      <MarketBoard />
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: center;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space(4)};
`

const Offer = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
`

const Tagline = styled.h1`
  max-width: 22ch;
  font-size: ${fontSize.s28};
  line-height: 36px;
  letter-spacing: -0.01em;

  ${media.phone} {
    font-size: ${fontSize.s20};
    line-height: 28px;
  }
`

const Intro = styled.p`
  max-width: 56ch;
  color: ${color.t2};
  font-size: ${fontSize.s14};
  line-height: 22px;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
