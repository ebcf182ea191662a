import { space } from '@aldergate/ui'
import styled from 'styled-components'

/** Fields one below the other; as a form it leaves the checks to our own rules: `as="form" noValidate`. */
export const FieldStack = styled.div`
  display: grid;
  gap: ${space(4)};
`
