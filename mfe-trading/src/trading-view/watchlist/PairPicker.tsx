import { type Pair, pairName } from '@aldergate/market'
import {
  color,
  fontSize,
  Highlighted,
  inputLook,
  media,
  radius,
  size,
  space,
  useLocalText,
  VisuallyHidden,
} from '@aldergate/ui'
import { type RefObject, useId } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { usePairPicker } from './usePairPicker'

interface PairPickerProps {
  watched: readonly Pair[]
  inputRef: RefObject<HTMLInputElement | null>
  onPick: (pair: Pair) => void
}

/** A search among the pairs that are not on the list; Enter or a click adds one. */
export function PairPicker({ watched, inputRef, onPick }: PairPickerProps) {
  const t = useText()
  const text = useLocalText()
  const baseId = useId()
  const listId = `${baseId}-list`
  const picker = usePairPicker({ watched, onPick })
  const { query, isOpen, options, active } = picker

  function optionId(index: number) {
    return `${baseId}-${index}`
  }

  return (
    <Box onBlur={picker.close}>
      <VisuallyHidden as="label" htmlFor={baseId}>
        {t('addFirst')}
      </VisuallyHidden>
      <Input
        id={baseId}
        ref={inputRef}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('addPair')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && options[active] ? optionId(active) : undefined}
        value={query}
        onChange={(event) => picker.search(event.target.value)}
        onClick={picker.open}
        onKeyDown={picker.pressKey}
      />
      {isOpen && (
        <Popup>
          {options.length === 0 && (
            <None role="status">{query ? t('noPairFound', { query }) : t('allWatched')}</None>
          )}
          <List id={listId} role="listbox" aria-label={t('pairsToAdd')}>
            {options.map((pair, index) => (
              <Option
                key={pair}
                id={optionId(index)}
                ref={index === active ? intoView : undefined}
                role="option"
                aria-selected={index === active}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => picker.pick(pair)}
              >
                <strong>
                  <Highlighted text={pair} query={query} />
                </strong>
                <Name>
                  <Highlighted text={text(pairName(pair))} query={query} />
                </Name>
              </Option>
            ))}
          </List>
        </Popup>
      )}
    </Box>
  )
}

function intoView(option: HTMLLIElement | null) {
  option?.scrollIntoView?.({ block: 'nearest' })
}

const Box = styled.div`
  position: relative;
`

const Input = styled.input`
  ${inputLook}
`

const Popup = styled.div`
  position: absolute;
  z-index: 10;
  top: calc(100% + 4px);
  right: 0;
  left: 0;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.s2};
`

const None = styled.p`
  padding: ${space(2)};
  color: ${color.t2};
`

const List = styled.ul`
  display: grid;
  max-height: 264px;
  overflow-y: auto;
`

const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${size.row};
  padding: 0 ${space(2)};
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
  color: ${color.t3};
  font-size: ${fontSize.s12};
  text-align: right;
`
