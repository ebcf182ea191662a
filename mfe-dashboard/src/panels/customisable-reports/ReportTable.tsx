import {
  isNumeric,
  type ReportValue,
  type ReportTable as Table,
  writtenValue,
} from '@aldergate/files'
import { useFormat } from '@aldergate/ui'
import { DataTable, MoreRows } from '@aldergate/ui/data'
import { useState } from 'react'

/** The initial number of rows, and the number that each press adds. */
const ROWS = 20

interface ReportTableProps {
  caption: string
  table: Table
  /** Whether all rows are there at once, as on paper. */
  isWhole: boolean
}

/** A table of a report, written as the trader reads. */
export function ReportTable({ caption, table: { columns, rows }, isWhole }: ReportTableProps) {
  const format = useFormat()
  const [shown, setShown] = useState(ROWS)

  return (
    <div>
      <DataTable
        caption={caption}
        columns={columns.map(({ header, kind }, column) => ({
          id: String(column),
          header,
          numeric: isNumeric(kind),
          cell: (cells: readonly ReportValue[]) =>
            writtenValue(cells[column] ?? null, kind, format),
        }))}
        rows={rows}
        limit={isWhole ? rows.length : shown}
        rowKey={(_cells, row) => String(row)}
      />
      {!isWhole && rows.length > ROWS && (
        <MoreRows shown={shown} total={rows.length} onMore={() => setShown(shown + ROWS)} />
      )}
    </div>
  )
}
