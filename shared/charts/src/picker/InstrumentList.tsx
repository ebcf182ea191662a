import type { Pair } from '@aldergate/market'
import {
  color,
  fontSize,
  fontWeight,
  Icon,
  media,
  radius,
  size,
  space,
  VisuallyHidden,
} from '@aldergate/ui'
import { Highlighted } from '@aldergate/ui/fields'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { usePairName } from '../quotes'
import { useText } from './texts'
import type { InstrumentGroup } from './instrumentGroups'
import { usePopup } from './usePopup'

interface InstrumentListProps {
  id: string
  fieldRef: RefObject<HTMLElement | null>
  label: string
  groups: readonly InstrumentGroup[]
  query: string
  chosen: Pair | undefined
  /** The one that Enter would choose. */
  active: Pair | undefined
  optionId: (pair: Pair) => string
  noneText: string
  noteOf: ((pair: Pair) => ReactNode) | undefined
  onPick: (pair: Pair) => void
}

/** The instruments class by class, over all that is on the page. */
export function InstrumentList(props: InstrumentListProps) {
  const { id, fieldRef, label, groups, query, active, optionId, noneText } = props
  const t = useText()
  const popupRef = useRef<HTMLDivElement>(null)
  const count = groups.reduce((sum, { pairs }) => sum + pairs.length, 0)
  usePopup(popupRef, fieldRef, `${query} ${count}`)
  const activeId = active && optionId(active)

  // After the popup is shown: before that nothing can scroll.
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <VisuallyHidden role="status">
        {count === 0 ? noneText : t('instrumentsFound', { count })}
      </VisuallyHidden>
      <Popup
        ref={popupRef}
        popover="manual"
        id={id}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        {...(count > 0 && { role: 'listbox', 'aria-label': label })}
      >
        {count === 0 && <None>{noneText}</None>}
        {groups.map(({ kind, pairs }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <Heading id={`${id}-${kind}`} role="presentation">
              {t(`kind.${kind}`)}
            </Heading>
            {pairs.map((pair) => (
              <InstrumentOption key={pair} pair={pair} {...props} />
            ))}
          </div>
        ))}
      </Popup>
    </>
  )
}

function InstrumentOption(props: InstrumentListProps & { pair: Pair }) {
  const { pair, query, chosen, active, optionId, noteOf, onPick } = props
  const t = useText()
  const pairName = usePairName()
  const isActive = pair === active
  const note = noteOf?.(pair)

  return (
    <Option id={optionId(pair)} role="option" aria-selected={isActive} onClick={() => onPick(pair)}>
      <strong>
        <Highlighted text={pair} query={query} />
      </strong>{' '}
      <Name>
        <Highlighted text={pairName(pair)} query={query} />
      </Name>
      {pair === chosen && (
        <Chosen>
          <Icon name="check" size={14} />
          <VisuallyHidden>{t('chosen')}</VisuallyHidden>
        </Chosen>
      )}
      {note && <Note>{note}</Note>}
    </Option>
  )
}

/** In the browser's top layer: neither the panel's edge nor the next panel cuts it. */
const Popup = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.s2};
  color: ${color.t1};
  font-size: ${fontSize.s13};
  text-align: left;
  overflow: hidden auto;
  overscroll-behavior: contain;
`

const None = styled.p`
  padding: ${space(3)} ${space(2)};
  color: ${color.t2};
  overflow-wrap: anywhere;
`

const Heading = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.border};
  background: ${color.s1};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.medium};
`

const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(92px, auto) minmax(0, 1fr) 14px;
  align-items: center;
  column-gap: ${space(2)};
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  line-height: 18px;
  /* An option that the keys reach must not end up beneath the heading of its class. */
  scroll-margin-top: 27px;
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.s3};
  }

  &[aria-selected='true'] {
    box-shadow: inset 3px 0 ${color.accent};
  }

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`

const Name = styled.span`
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Chosen = styled.span`
  display: flex;
  grid-column: 3;
  grid-row: 1;
  color: ${color.accent};
`

const Note = styled.span`
  grid-column: 1 / -1;
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 15px;
`
