import { Page } from '@aldergate/ui'
import { Chapters, type ChaptersProps } from './Chapters'
import { PrintButton } from './PrintButton'

interface DocumentProps extends ChaptersProps {
  title: string
  intro?: string
  canPrint?: boolean
}

/** A long text as a page of its own. */
export function Document({ title, intro, canPrint = false, ...chapters }: DocumentProps) {
  return (
    <Page title={title} intro={intro} isInEnglish actions={canPrint && <PrintButton />}>
      <Chapters {...chapters} />
    </Page>
  )
}
