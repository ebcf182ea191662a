import styled from 'styled-components'

/** Sets a table with many columns in small, compact type for print. */
export const ManyColumns = styled.div`
  @media print {
    table {
      font-size: 9px;
    }

    th,
    td {
      padding: 0 2px;
    }
  }
`
