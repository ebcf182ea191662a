import { Blank, color, fontWeight, media, radius, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { BookRow } from './bookRows'

interface BookRowViewProps {
  row: BookRow
  /** As written in the pair's decimals. */
  price: string
  size: string
  depth: string
  /** What a press of the price does. */
  action: { label: string; onPress: () => void }
  isTabStop: boolean
}

/** One level; the bar behind it is for the eye, the cumulative figure says the same. */
export function BookRowView(props: BookRowViewProps) {
  const { row, price, action, isTabStop } = props

  return (
    <Row>
      <Price $side={row.side}>
        <Bar aria-hidden="true" $side={row.side} style={{ width: `${row.share * 100}%` }} />
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
    </Row>
  )
}

/** A level while there are no prices. */
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
  position: relative;
  isolation: isolate;

  &:hover {
    background: ${color.s3};
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

  button,
  span:last-child {
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

const Bar = styled.span<{ $side: BookRow['side'] }>`
  position: absolute;
  z-index: -1;
  inset: 1px 0 1px auto;
  background: color-mix(in srgb, ${({ $side }) => COLOURS[$side]} 16%, transparent);
`
