import { BRAND } from '@aldergate/contract'
import type { ReactNode } from 'react'
import { Document } from '../reading/Document'
import about from './about.md'
import { ArchitectureDiagram } from './ArchitectureDiagram'
import { MarketCharts } from './MarketCharts'
import { useText } from './texts'
import { Verdict } from './Verdict'

/** The content below a chapter's text, by the chapter's id. */
const BELOW: Readonly<Record<string, ReactNode>> = {
  'technical-architecture': <ArchitectureDiagram />,
  'market-analysis': <MarketCharts />,
  verdict: <Verdict />,
}

export default function AboutPage() {
  const t = useText()

  return (
    <Document
      title={t('title', { product: BRAND.product })}
      intro={t('intro')}
      text={about}
      canPrint
      belowChapter={({ id }) => BELOW[id]}
    />
  )
}
