import { Link, useLocation } from '@aldergate/platform'
import { color, media } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** A heading's link to itself, for sharing the place. */
export function Anchor({ id, heading }: { id: string; heading: string }) {
  const t = useText()
  const { search } = useLocation()

  return (
    <Mark data-screen-only to={{ search, hash: id }} aria-label={t('linkTo', { heading })}>
      <span aria-hidden="true">{'#'}</span>
    </Mark>
  )
}

const Mark = styled(Link)`
  display: inline-block;
  min-width: 24px;
  margin-inline-start: 4px;
  color: ${color.t3};
  text-align: center;
  text-decoration: none;
  opacity: 0.6;

  &:hover,
  &:focus-visible {
    color: ${color.accent};
    opacity: 1;
  }

  /* No other control is near a heading, so the touch area may reach beyond the icon. */
  ${media.coarsePointer} {
    position: relative;

    &::after {
      position: absolute;
      inset: -12px;
      content: '';
    }
  }
`
