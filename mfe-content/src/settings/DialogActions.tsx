import { space } from '@aldergate/shared/theme'
import styled from 'styled-components'

/** The answers to what a dialog asks. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`
