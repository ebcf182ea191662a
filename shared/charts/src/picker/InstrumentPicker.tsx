import type { Pair } from '@aldergate/market'
import { Button, color, Icon, Muted, radius, space } from '@aldergate/ui'
import { Field, type FieldTexts, inputLook } from '@aldergate/ui/forms'
import { type FocusEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { useText } from './texts'
import { instrumentList, useInstrumentPicker } from './useInstrumentPicker'

interface InstrumentPickerProps extends FieldTexts {
  /** The chosen one; without, the field is empty again after each choice. */
  value?: Pair
  /** Instruments that are not to be chosen from. */
  omitted?: readonly Pair[]
  onChange: (pair: Pair) => void
  placeholder?: string
  /** Shown when no instrument is left to choose. */
  noneLeft?: string
  /** Returns a note on an instrument that the trader has to know before choosing it. */
  noteOf?: (pair: Pair) => ReactNode
  inputRef?: Ref<HTMLInputElement>
  'data-lead-focus'?: boolean
  /** The loader of the list. */
  laterList?: typeof instrumentList
}

/** One instrument of all: typed by symbol or name, or looked up in the list by class. */
export function InstrumentPicker(props: InstrumentPickerProps) {
  const { label, hint, error, isLabelHidden, value, omitted, onChange, ...rest } = props
  const { placeholder, noneLeft = '', noteOf, inputRef, laterList = instrumentList } = rest
  const t = useText()
  const listId = useId()
  const boxRef = useRef<HTMLDivElement>(null)
  const picker = useInstrumentPicker({ value, omitted, onChange, laterList })
  const { isOpen, list, active } = picker
  const List = isOpen && list.status === 'ready' ? list.value : undefined

  function optionId(pair: Pair) {
    return `${listId}-${pair}`
  }

  function leaveIfOutside({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) picker.leave()
  }

  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Box ref={boxRef} onBlur={leaveIfOutside}>
          <Input
            {...control}
            ref={inputRef}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-expanded={List !== undefined}
            aria-controls={List && listId}
            aria-activedescendant={List && active && optionId(active)}
            value={picker.text}
            onChange={(event) => picker.search(event.target.value)}
            // Typing replaces the chosen instrument.
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => {
              if (!isOpen) event.currentTarget.select()
              picker.open()
            }}
            onKeyDown={picker.pressKey}
            data-lead-focus={rest['data-lead-focus']}
          />
          <Chevron>
            <Icon name="chevronDown" size={14} />
          </Chevron>
          {List && (
            <List
              id={listId}
              fieldRef={boxRef}
              label={label}
              groups={picker.groups}
              query={picker.query}
              chosen={picker.listed}
              active={active}
              optionId={optionId}
              noneText={picker.query ? t('noInstrument', { query: picker.query }) : noneLeft}
              noteOf={noteOf}
              onPick={picker.pick}
            />
          )}
          {isOpen && list.status === 'loading' && (
            <Loading role="status">{t('listLoading')}</Loading>
          )}
          {isOpen && list.status === 'failed' && (
            <Failed role="alert">
              {t('listFailed')}
              <Button size="small" onClick={picker.retry}>
                {t('retry')}
              </Button>
            </Failed>
          )}
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  position: relative;
  min-width: 0;
`

const Input = styled.input`
  ${inputLook}
  padding-right: ${space(6)};
  text-overflow: ellipsis;
`

const Chevron = styled.span`
  position: absolute;
  top: 50%;
  right: ${space(2)};
  display: flex;
  transform: translateY(-50%);
  color: ${color.t3};
  pointer-events: none;
`

const appear = keyframes`
  from {
    visibility: hidden;
  }
`

/** The place of the list while it loads, mostly too briefly to be read. */
const Loading = styled(Muted)`
  position: absolute;
  z-index: 1;
  top: 100%;
  right: 0;
  left: 0;
  padding: ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.s2};
  animation: ${appear} 1ms step-end 150ms backwards;
`

const Failed = styled(Muted)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(1)};
`
