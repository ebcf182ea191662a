import type { ReportSection } from '@aldergate/files'
import { fontSize, fontWeight, Muted, Stack } from '@aldergate/ui'
import styled from 'styled-components'
import { ReportTable } from './ReportTable'

interface ReportSectionsProps {
  sections: readonly ReportSection[]
  /** The name of tables without a heading. */
  title: string
  /** Whether all rows of a long table are there at once, as on paper. */
  isWhole?: boolean
}

/** A report's sections as its file has them; a long table begins with its first rows. */
export function ReportSections({ sections, title, isWhole = false }: ReportSectionsProps) {
  return sections.map(({ heading, paragraphs = [], tables = [] }, index) => (
    <Stack key={heading ?? index}>
      {heading && <Heading>{heading}</Heading>}
      {paragraphs.map((paragraph) => (
        <Muted $color="t2" key={paragraph}>
          {paragraph}
        </Muted>
      ))}
      {tables.map((table, tableIndex) => (
        <ReportTable
          key={table.columns.map(({ header }) => header).join()}
          caption={tableIndex > 0 ? `${heading ?? title} ${tableIndex + 1}` : (heading ?? title)}
          table={table}
          isWhole={isWhole}
        />
      ))}
    </Stack>
  ))
}

const Heading = styled.h5`
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.semibold};
`
