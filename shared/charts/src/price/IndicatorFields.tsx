import { useState } from 'react'
import styled from 'styled-components'
import {
  indicatorOf,
  type IndicatorSetting,
  type ParameterRange,
  parametersOf,
} from '@aldergate/market'
import {
  color,
  fontWeight,
  IconButton,
  NumberField,
  radius,
  space,
  TextField,
  useLocalText,
} from '@aldergate/ui'
import { useText } from './texts'
import { parameterError, withParameter } from './indicatorSettings'

interface IndicatorFieldsProps {
  setting: IndicatorSetting
  onChange: (setting: IndicatorSetting) => void
  onRemove: () => void
}

/** One indicator's parameters and its colour. */
export function IndicatorFields({ setting, onChange, onRemove }: IndicatorFieldsProps) {
  const t = useText()
  const inWords = useLocalText()
  const facts = indicatorOf(setting.id)
  const name = inWords(facts.words.name)

  return (
    <Box>
      <Legend>{name}</Legend>
      <Remove>
        <IconButton icon="trash" label={t('removeIndicator', { name })} onClick={onRemove} />
      </Remove>
      {/* What stands at the foot takes its colours from the candles. */}
      {facts.draw.place !== 'foot' && (
        <Fields>
          {parametersOf(setting).map((parameter) => (
            <ParameterField
              key={parameter.name}
              label={inWords(parameter.range.name)}
              range={parameter.range}
              value={parameter.value}
              onChange={(value) => onChange(withParameter(setting, parameter.name, value))}
            />
          ))}
          <TextField
            type="color"
            label={t('color')}
            value={setting.color ?? facts.color}
            onChange={(chosen) => onChange({ ...setting, color: chosen })}
          />
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
  gap: ${space(3)};
  align-items: start;
`
