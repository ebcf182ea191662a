import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button, type Column, DataTable, space } from '@aldergate/ui'
import type { ChartData } from './model'
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

/** The same values as the chart, for who would rather read them. */
export function ChartTable({ label, categoriesLabel, data, write }: ChartTableProps) {
  const t = useText()
  const tableId = useId()
  const [isShown, setIsShown] = useState(false)

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
    <Stack>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? tableId : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'hideTable' : 'showTable')}
      </Button>
      {isShown && (
        <Place id={tableId}>
          <DataTable
            caption={label}
            columns={columns}
            rows={data.categories.map((category, index) => ({ category, index }))}
            rowKey={({ index }) => String(index)}
          />
        </Place>
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`

const Place = styled.div`
  width: 100%;
  max-height: 360px;
  overflow-y: auto;
`
