import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { color, media, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** The page's own three links, with the specified addresses. */
export function FooterLinks() {
  const t = useText()
  return (
    <Links aria-label={t('footerLinks')}>
      <Link to="/privacy-policy">{t('privacyPolicy')}</Link>
      <Link to="/terms-of-service">{t('termsOfService')}</Link>
      <Link to={PATHS.support}>{t('support')}</Link>
    </Links>
  )
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.border};

  a {
    color: ${color.t2};
  }

  ${media.coarsePointer} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }
`
