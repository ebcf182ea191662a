import styled from 'styled-components'

/** Sets the page's language if it differs from the app's, without a box of its own. */
export const Spoken = styled.div`
  display: contents;
`
