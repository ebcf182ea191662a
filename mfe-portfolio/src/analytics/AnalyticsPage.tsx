import { Page, SimulatedTag } from '@aldergate/ui'
import { MarketAge } from '@aldergate/charts/age'
import { type ReactNode, useId } from 'react'
import { MarketCharts } from './charts/MarketCharts'
import { FooterLinks } from './FooterLinks'
import { KeyFigures } from './KeyFigures'
import { Part } from './Part'
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
