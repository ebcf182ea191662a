import styled from 'styled-components'

/** Says in what language the page is if it is another than the app's, and is no box of its own. */
export const Spoken = styled.div`
  display: contents;
`
