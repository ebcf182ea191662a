import { type Column, DataTable } from '@aldergate/ui/data'
import type { ChartData } from './model'
import { ShowAsTable } from './ShowAsTable'
import { useText } from './texts'

interface ChartTableProps {
  label: string
  categoriesLabel: string | undefined
  data: ChartData
  write: (value: number) => string
}

interface Row {
  category: string
  index: number
}

/** The values of the chart as a table. */
export function ChartTable(props: ChartTableProps) {
  return <ShowAsTable>{() => <ValueTable {...props} />}</ShowAsTable>
}

/** A row for each category. */
export function ValueTable({ label, categoriesLabel, data, write }: ChartTableProps) {
  const t = useText()

  const columns: Column<Row>[] = [
    {
      id: 'category',
      header: categoriesLabel ?? t('category'),
      rowHeader: true,
      cell: ({ category }) => category,
    },
    ...data.series.map(({ name, values }, at): Column<Row> => {
      const valueOf = ({ index }: Row) => values[index] ?? Number.NaN
      return {
        id: String(at),
        header: name,
        numeric: true,
        cell: (row) => write(valueOf(row)),
        sortBy: valueOf,
      }
    }),
  ]

  return (
    <DataTable
      caption={label}
      columns={columns}
      rows={data.categories.map((category, index) => ({ category, index }))}
      rowKey={({ index }) => String(index)}
    />
  )
}
