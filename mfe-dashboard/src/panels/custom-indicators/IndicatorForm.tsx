import { useIndicatorOptions } from '@aldergate/charts/indicators'
import { CUSTOM_INDICATOR_NAMES, CUSTOM_PERIOD } from '@aldergate/market'
import { Button, Muted, Row, space, Stack } from '@aldergate/ui'
import { NumberField, SelectField, TextField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { ContrastNote } from './ContrastNote'
import { readPeriod } from './customIndicator'
import { changeDraftAtom, clearDraftAtom, draftAtom, isDraftSavedAtom } from './indicators.atoms'
import { useText } from './texts'
import { useSaveIndicator } from './useSaveIndicator'

interface IndicatorFormProps {
  nameRef: RefObject<HTMLSelectElement | null>
  /** Cancels the change; the button disappears with it. */
  onCancel: () => void
}

export function IndicatorForm({ nameRef, onCancel }: IndicatorFormProps) {
  const t = useText()
  const options = useIndicatorOptions(CUSTOM_INDICATOR_NAMES)
  const draft = useAtomValue(draftAtom)
  const isSaved = useAtomValue(isDraftSavedAtom)
  const change = useSetAtom(changeDraftAtom)
  const clear = useSetAtom(clearDraftAtom)
  const save = useSaveIndicator()

  const read = readPeriod(draft.typedPeriod)
  const { min, max } = CUSTOM_PERIOD
  const isRounded = 'period' in read && Number(draft.typedPeriod) !== read.period

  function cancel() {
    onCancel()
    clear()
  }

  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Fields>
        <SelectField
          ref={nameRef}
          label={t('indicatorName')}
          value={draft.indicatorName}
          options={options}
          onChange={(indicatorName) => change({ indicatorName })}
          data-lead-focus
        />
        <NumberField
          label={t('period')}
          value={draft.typedPeriod}
          min={min}
          max={max}
          step={1}
          hint={isRounded ? t('periodRead', { period: read.period }) : t('periodHint')}
          error={'error' in read ? t(read.error, { min, max }) : undefined}
          onChange={(typedPeriod) => change({ typedPeriod })}
        />
        <TextField
          type="color"
          label={t('color')}
          value={draft.color}
          onChange={(chosen) => change({ color: chosen.toUpperCase() })}
        />
      </Fields>
      <ContrastNote color={draft.color} />
      <Row>
        <Button type="submit" variant="primary">
          {draft.editedId === undefined ? t('save') : t('saveChanges')}
        </Button>
        {draft.editedId !== undefined && <Button onClick={cancel}>{t('cancel')}</Button>}
        <Muted role="status">{isSaved && t('alreadySaved')}</Muted>
      </Row>
    </Stack>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(88px, 2fr) minmax(80px, 1fr) 64px;
  gap: ${space(2)};
  align-items: start;
`
