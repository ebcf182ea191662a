import { color, fontSize, fontWeight, Muted, SampleTag, space } from '@aldergate/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useText } from './texts'
import { ACCOUNT_FACTS } from './overview.data'

/** The fixed values of the sample account. */
export function AccountFacts() {
  const t = useText()
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Muted as="h4" $color="t2" id={headingId}>
          {t('accountFacts')}
        </Muted>
        <SampleTag />
      </Head>
      <Facts>
        {ACCOUNT_FACTS.map(({ label, value }) => (
          <Fact key={label}>
            <dt>{t(label)}</dt>
            <dd>{t(value)}</dd>
          </Fact>
        ))}
      </Facts>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  column-gap: ${space(4)};
`

const Fact = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 23px;
  border-bottom: 1px solid ${color.border};
  font-size: ${fontSize.s12};
  line-height: 22px;

  dt {
    color: ${color.t3};
  }

  dd {
    white-space: nowrap;
    font-weight: ${fontWeight.medium};
  }
`
