import { BRAND, PATHS } from '@aldergate/contract'
import {
  ButtonLink,
  color,
  fontSize,
  fontWeight,
  media,
  Row,
  space,
  Stack,
  measure,
} from '@aldergate/ui'
import styled from 'styled-components'
import { LateBoard } from './LateBoard'
import { useText } from './texts'

/** The product in a few words, beside the product at work. */
export function Hero() {
  const t = useText()

  return (
    <Columns>
      <Stack $gap={4}>
        <Offer>{t('offeredBy', { product: BRAND.product, bank: BRAND.bank })}</Offer>
        <Tagline tabIndex={-1}>{t('tagline')}</Tagline>
        <Intro>{t('intro')}</Intro>
        <Row>
          <ButtonLink to={PATHS.gettingStarted} variant="primary">
            {t('getStarted')}
          </ButtonLink>
          <ButtonLink to={PATHS.analytics}>{t('exploreAnalytics')}</ButtonLink>
        </Row>
      </Stack>
      <LateBoard />
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

const Offer = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
`

const Tagline = styled.h1`
  max-width: ${measure(22)};
  font-size: ${fontSize.s28};
  line-height: 36px;
  letter-spacing: -0.01em;

  ${media.phone} {
    font-size: ${fontSize.s20};
    line-height: 28px;
  }
`

const Intro = styled.p`
  max-width: ${measure(56)};
  color: ${color.t2};
  font-size: ${fontSize.s14};
  line-height: 22px;
`
