import { color } from '@aldergate/ui'
import styled from 'styled-components'

/** The product's mark: a price that rises. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <rect width="32" height="32" rx="6" />
      <path d="M7 22.5 13 15l4 4 8-10.5" />
    </Mark>
  )
}

const Mark = styled.svg`
  flex: none;
  rect {
    fill: ${color.accentFill};
  }
  path {
    fill: none;
    stroke: ${color.onFill};
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 3;
  }
`
