import { isNumeric, type ReportSection, type ReportValue, writtenValue } from '@aldergate/files'
import { fontSize, fontWeight, Muted, Stack, useFormat } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import styled from 'styled-components'

interface ReportSectionsProps {
  sections: readonly ReportSection[]
  /** The name of tables without a heading. */
  title: string
}

/** A report's sections as its file has them, written as the trader reads. */
export function ReportSections({ sections, title }: ReportSectionsProps) {
  const format = useFormat()

  return sections.map(({ heading, paragraphs = [], tables = [] }, index) => (
    <Stack key={heading ?? index}>
      {heading && <Heading>{heading}</Heading>}
      {paragraphs.map((paragraph) => (
        <Muted $color="t2" key={paragraph}>
          {paragraph}
        </Muted>
      ))}
      {tables.map(({ columns, rows }, tableIndex) => (
        <DataTable
          key={columns.map(({ header }) => header).join()}
          caption={tableIndex > 0 ? `${heading ?? title} ${tableIndex + 1}` : (heading ?? title)}
          columns={columns.map(({ header, kind }, column) => ({
            id: String(column),
            header,
            numeric: isNumeric(kind),
            cell: ({ cells }: { cells: readonly ReportValue[] }) =>
              writtenValue(cells[column] ?? null, kind, format),
          }))}
          rows={rows.map((cells, row) => ({ cells, key: String(row) }))}
          rowKey={({ key }) => key}
        />
      ))}
    </Stack>
  ))
}

const Heading = styled.h5`
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.semibold};
`
