import { color, fontSize, fontWeight, radius, space } from '@aldergate/ui'
import { Sparkline } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { narrow } from '../../parts/narrow'
import type { Figures } from './figures'
import { figuresHistoryAtom } from './figures.atoms'
import { useText } from './texts'

interface LiveFigureProps extends LastMinuteProps {
  value: ReactNode
  /** Since the account was opened on this page. */
  change: ReactNode
}

interface LastMinuteProps {
  figure: keyof Figures
  label: string
}

export function LiveFigure({ figure, label, value, change }: LiveFigureProps) {
  const t = useText()
  const labelId = useId()

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Value translate="no">{value}</Value>
      <Change>
        {change} <span>{t('sinceOpen')}</span>
      </Change>
      <LastMinute figure={figure} label={label} />
    </Box>
  )
}

function LastMinute({ figure, label }: LastMinuteProps) {
  const t = useText()
  const history = useAtomValue(figuresHistoryAtom)

  return (
    <Sparkline
      values={history.map((past) => past[figure])}
      height={18}
      label={t('lastMinute', { figure: label })}
    />
  )
}

/** Not a grid: a changing figure is laid out on its own, which browsers do not do for a grid item. */
const Box = styled.div`
  min-width: 0;
  padding: 6px 10px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Label = styled.div`
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 16px;
`

/** On the narrowest screens a reader's own letter spacing leaves too little room for one line. */
const wrapping = `
  height: auto;
  contain: layout;
  overflow-wrap: anywhere;
  white-space: normal;
`

/** In half of a narrow panel an amount and its unit are smaller, but not truncated. */
const Value = styled.div`
  height: 26px;
  contain: size layout;
  font-size: clamp(${fontSize.s14}, 5.5cqi, ${fontSize.s20});
  font-weight: ${fontWeight.semibold};
  line-height: 26px;
  white-space: nowrap;

  @container panel (max-width: 300px) {
    min-height: 26px;
    ${wrapping}
  }
`

const Change = styled.div`
  height: 16px;
  contain: size layout;
  margin-bottom: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 16px;
  white-space: nowrap;

  /* Two lines from the beginning: a change that grows moves nothing below. */
  ${narrow} {
    display: grid;
    height: 32px;
  }

  @container panel (max-width: 300px) {
    min-height: 32px;
    ${wrapping}
  }
`
