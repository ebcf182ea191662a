import styled from 'styled-components'
import { space } from './theme/tokens'

/** The buttons that answer a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`
