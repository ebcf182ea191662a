import { Suspense } from 'react'
import { BRAND, SOCIAL_LINKS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { color, fontSize, media, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { FOOTER_LINKS } from './links.data'
import { Newsletter } from './Newsletter'
import { useYear } from './useYear'

export function Footer() {
  const t = useText()
  return (
    <Foot data-screen-only>
      <Columns>
        <nav aria-label={t('footer')}>
          <Links $columns={2}>
            {FOOTER_LINKS.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </Links>
        </nav>
        <section aria-labelledby="follow-us">
          <h2 id="follow-us">{t('followUs')}</h2>
          <Links $columns={1}>
            {SOCIAL_LINKS.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Links>
        </section>
        <Newsletter />
      </Columns>
      <Legal>
        {/* A prerendered page has no date. */}
        <Suspense fallback={<span>&nbsp;</span>}>
          <Copyright />
        </Suspense>
        <span>{t('simulated')}</span>
      </Legal>
    </Foot>
  )
}

function Copyright() {
  const t = useText()
  const year = String(useYear())
  return <span>{t('copyright', { year, product: BRAND.product, bank: BRAND.bank })}</span>
}

const Foot = styled.footer`
  padding: ${space(6)} ${space(4)} ${space(4)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  background: ${color.s1};
  border-top: 1px solid ${color.border};
  /* As high as a link, so that the lines of all columns align. */
  h2,
  a {
    display: flex;
    align-items: center;
    padding: ${space(1)} 0;
  }
  h2 {
    color: ${color.t1};
    font-size: ${fontSize.s12};
    line-height: inherit;

    ${media.coarsePointer} {
      min-height: ${size.touch};
    }
  }
  a {
    display: inline-flex;
    color: inherit;
    text-decoration: none;

    ${media.coarsePointer} {
      min-width: ${size.touch};
    }
    &:hover {
      color: ${color.t1};
      text-decoration: underline;
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(6)};
  max-width: 1200px;
  margin: 0 auto;
`

const Links = styled.ul<{ $columns: number }>`
  columns: ${({ $columns }) => $columns};
`

const Legal = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  max-width: 1200px;
  margin: ${space(6)} auto 0;
  padding-top: ${space(3)};
  color: ${color.t3};
  border-top: 1px solid ${color.border};
`
