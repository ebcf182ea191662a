import styled from 'styled-components'

/** Around a table with more columns than paper has room for, unless they are set small and close. */
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
