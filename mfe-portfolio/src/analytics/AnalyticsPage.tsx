import { color, fontSize, Page, SimulatedTag, space } from '@aldergate/ui'
import { MarketAge } from '@aldergate/charts/age'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { MarketCharts } from './charts/MarketCharts'
import { FooterLinks } from './FooterLinks'
import { KeyFigures } from './KeyFigures'
import { useText } from './texts'
import { ToolCards } from './tools/ToolCards'

export default function AnalyticsPage() {
  const t = useText()

  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <SimulatedTag />
          <MarketAge />
        </>
      }
      wide
      isHeavy
    >
      <KeyFigures />
      <Section heading={t('charts')}>
        <MarketCharts />
      </Section>
      <Section heading={t('tools')}>
        <ToolCards />
      </Section>
      <FooterLinks />
    </Page>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > h2 {
    color: ${color.t1};
    font-size: ${fontSize.s16};
  }
`
