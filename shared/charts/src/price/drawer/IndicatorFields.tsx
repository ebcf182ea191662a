import { useState } from 'react'
import styled from 'styled-components'
import type { ParameterRange } from '@aldergate/market'
import {
  indicatorOf,
  type IndicatorSetting,
  parametersOf,
  PRICE_SOURCES,
  SOURCE_WORDS,
  sourceOf,
} from '@aldergate/market/indicators'
import { color, fontWeight, IconButton, radius, space, useLocalText } from '@aldergate/ui'
import { linedUp } from '@aldergate/ui/fields'
import { NumberField, SelectField, TextField } from '@aldergate/ui/forms'
import { useText } from '../texts'
import { parameterError, takesColor, withParameter, withSource } from './indicatorSettings'

interface IndicatorFieldsProps {
  setting: IndicatorSetting
  onChange: (setting: IndicatorSetting) => void
  onRemove: () => void
}

/** One indicator's parameters, the price that it is computed from, and its colour. */
export function IndicatorFields({ setting, onChange, onRemove }: IndicatorFieldsProps) {
  const t = useText()
  const inWords = useLocalText()
  const facts = indicatorOf(setting.id)
  const name = inWords(facts.words.name)
  const parameters = parametersOf(setting)
  const source = sourceOf(setting)
  const hasColor = takesColor(setting)

  return (
    <Box>
      <Legend>{name}</Legend>
      <Remove>
        <IconButton icon="trash" label={t('removeIndicator', { name })} onClick={onRemove} />
      </Remove>
      {(hasColor || parameters.length > 0) && (
        <Fields>
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              label={inWords(parameter.range.name)}
              range={parameter.range}
              value={parameter.value}
              onChange={(value) => onChange(withParameter(setting, parameter.name, value))}
            />
          ))}
          {source && (
            <SelectField
              label={t('source')}
              value={source}
              options={PRICE_SOURCES.map((each) => ({
                value: each,
                label: inWords(SOURCE_WORDS[each]),
              }))}
              onChange={(chosen) => onChange(withSource(setting, chosen))}
            />
          )}
          {hasColor && (
            <TextField
              type="color"
              label={t('color')}
              value={setting.color ?? facts.color}
              onChange={(chosen) => onChange({ ...setting, color: chosen })}
            />
          )}
        </Fields>
      )}
    </Box>
  )
}

interface ParameterFieldProps {
  label: string
  range: ParameterRange
  value: number
  onChange: (value: number) => void
}

/** The last number that could be taken stays drawn while another is being typed. */
function ParameterField({ label, range, value, onChange }: ParameterFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState(String(value))
  const error = parameterError(typed, range)
  const { min, max, step } = range

  function type(text: string) {
    setTyped(text)
    if (!parameterError(text, range)) onChange(Number(text))
  }

  return (
    <NumberField
      label={label}
      value={typed}
      min={min}
      max={max}
      step={step}
      error={error && t(error, { min, max })}
      onChange={type}
    />
  )
}

const Box = styled.fieldset`
  position: relative;
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
`

const Legend = styled.legend`
  float: left;
  padding: 0;
  font-weight: ${fontWeight.semibold};
`

const Remove = styled.div`
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  column-gap: ${space(3)};
  ${linedUp}
`
