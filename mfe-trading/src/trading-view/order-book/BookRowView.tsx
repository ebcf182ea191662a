import { Blank, color, fontWeight, media, radius, size, space } from '@aldergate/ui'
import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { BookRow } from './bookRows'

interface BookRowViewProps {
  row: BookRow
  /** Formatted with the pair's decimals. */
  price: string
  size: string
  depth: string
  /** The button of the price: its label, and the effect of a press. */
  action: { label: string; onPress: () => void }
  isTabStop: boolean
}

/** One level; the bar behind it is for the eye, the cumulative figure says the same. */
export function BookRowView(props: BookRowViewProps) {
  const { row, price, action, isTabStop } = props

  return (
    <Level $side={row.side} style={{ '--share': row.share } as CSSProperties}>
      <Price $side={row.side}>
        <button
          type="button"
          aria-label={action.label}
          tabIndex={isTabStop ? 0 : -1}
          onClick={action.onPress}
        >
          {price}
        </button>
      </Price>
      <Figure>{props.size}</Figure>
      <Figure>{props.depth}</Figure>
    </Level>
  )
}

/** A placeholder for a level while there are no prices. */
export function WaitingRow() {
  return (
    <Row>
      {[8, 6, 6].map((digits, place) => (
        <Figure key={place} $isFirst={place === 0}>
          <Blank $digits={digits} />
        </Figure>
      ))}
    </Row>
  )
}

const COLOURS = { ask: color.down, bid: color.up } as const

const Row = styled.tr`
  &:hover {
    background: ${color.s3};
  }
`

/**
 * The bar grows from the right across equally wide cells, each of which draws its part: in WebKit a table row neither
 * contains positioned elements nor paints a background of its own.
 */
const Level = styled(Row)<{ $side: BookRow['side'] }>`
  > td {
    background: linear-gradient(
        to left,
        color-mix(in srgb, ${({ $side }) => COLOURS[$side]} 16%, transparent)
          calc((var(--share) * 3 - var(--after)) * 100%),
        transparent 0
      )
      center / 100% calc(100% - 2px) no-repeat;
  }

  > :nth-child(1) {
    --after: 2;
  }

  > :nth-child(2) {
    --after: 1;
  }

  > :nth-child(3) {
    --after: 0;
  }
`

const Figure = styled.td<{ $isFirst?: boolean }>`
  height: 22px;
  padding: 0 ${space(2)};
  line-height: 18px;
  text-align: ${({ $isFirst }) => ($isFirst ? 'left' : 'right')};
  white-space: nowrap;

  ${media.fromWide} {
    height: ${size.listRow};
  }
`

const Price = styled(Figure)<{ $side: BookRow['side'] }>`
  padding: 0;
  color: ${({ $side }) => COLOURS[$side]};
  font-weight: ${fontWeight.medium};
  text-align: left;

  button {
    display: block;
    width: 100%;
    padding: 0 ${space(2)};
    text-align: left;
  }

  button {
    min-height: 22px;
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    font-variant-numeric: inherit;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }

    &:focus-visible {
      outline-offset: -2px;
    }

    ${media.fromWide} {
      min-height: ${size.listRow};
    }

    ${media.coarsePointer} {
      min-height: ${size.touch};
    }
  }
`
