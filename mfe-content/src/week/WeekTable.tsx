import { color, fontSize, fontWeight, size, space, VisuallyHidden } from '@aldergate/ui'
import styled from 'styled-components'
import type { Day } from './WeekBars'

interface WeekTableProps {
  label: string
  headers: readonly [day: string, value: string]
  days: readonly Day[]
}

/** The numbers of the bars, to be read. */
export function WeekTable({ label, headers: [day, value], days }: WeekTableProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{day}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  max-width: 400px;
  margin-top: ${space(2)};

  th,
  td {
    height: ${size.listRow};
    padding: 0 ${space(2)};
    border-bottom: 1px solid ${color.border};
    font-weight: ${fontWeight.regular};
    text-align: left;
  }

  th:last-child,
  td {
    text-align: right;
  }

  thead th {
    color: ${color.t3};
    font-size: ${fontSize.s12};
    font-weight: ${fontWeight.medium};
  }
`
