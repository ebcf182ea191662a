import { color, fontSize, fontWeight, radius, space } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { type ReactNode, type Ref, useImperativeHandle } from 'react'
import styled from 'styled-components'
import { Growing } from '../Growing'
import { groupedByDay } from './days'
import { useDayName } from './useDayName'

interface EntriesByDayProps<Item> {
  /** The name of the list, by what it holds. */
  label: string
  /** Newest first. */
  items: readonly Item[]
  /** In pixels, as for `Growing`: a longer list does not move what stands below it. */
  height: number
  /** Draws one item, as an `Entry` with its key. */
  children: (item: Item) => ReactNode
  /** The content when there is no item. */
  empty: ReactNode
  regionRef?: Ref<HTMLDivElement | null>
}

/**
 * A list that scrolls inside its panel, with a heading per day. When the focused item is removed, the focus stays in
 * the list.
 */
export function EntriesByDay<Item extends { at: number }>({
  label,
  items,
  height,
  children,
  empty,
  regionRef,
}: EntriesByDayProps<Item>) {
  const dayName = useDayName()
  const box = useFocusInPlace<HTMLDivElement>()
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
    regionRef,
    () => box.ref.current,
  )

  return (
    <Region {...box} height={height} role="region" aria-label={label} tabIndex={0}>
      {items.length === 0 && empty}
      {groupedByDay(items, dayName).map(({ day, items: ofDay }) => (
        <section key={day} aria-label={day}>
          <Day>{day}</Day>
          <ul>{ofDay.map((item) => children(item))}</ul>
        </section>
      ))}
    </Region>
  )
}

const Region = styled(Growing)`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Day = styled.h4`
  position: sticky;
  z-index: 1;
  top: 0;
  padding: 2px ${space(2)};
  background: ${color.s2};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.semibold};
  line-height: 18px;
`
