import { Document } from '../reading/Document'
import type { Chapter } from '../reading/markdown'
import { Useful } from '../reading/Useful'
import guides from '../parts/guides.md'
import { SampleBook } from './SampleBook'
import { StakeFigure } from './StakeFigure'
import { useText } from './texts'

export default function GuidesPage() {
  const t = useText()
  return (
    <Document
      title={t('title')}
      intro={t('intro')}
      text={guides}
      canPrint
      belowChapter={belowGuide}
    />
  )
}

function belowGuide({ id, heading }: Chapter) {
  return (
    <>
      {id === 'read-the-order-book' && <SampleBook />}
      {id === 'size-a-position' && <StakeFigure />}
      <Useful heading={heading} />
    </>
  )
}
