import { marketMinuteAtom } from '@aldergate/market/state'
import { settingsAtom } from '@aldergate/platform'
import { Muted, space, Stack, useFormat } from '@aldergate/ui'
import { DateField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { curveBeginsAtAtom } from '../../performance/performance.atoms'
import type { Range } from '../../performance/span'
import { type Days, daysError } from './days'
import { daysAtom, firstDayAtom, rangeAtom, todayAtom } from './range.atoms'
import { useText } from './texts'

interface CustomRangeProps {
  /** Renders the view of the range. */
  children: (range: Range) => ReactNode
}

/** Days of the trader's own. While something is wrong in the fields, the last good ones are shown. */
export function CustomRange({ children }: CustomRangeProps) {
  const t = useText()
  const { date } = useFormat()
  const { timeZone } = useAtomValue(settingsAtom)
  const [days, setDays] = useAtom(daysAtom)
  const [wrong, setWrong] = useState<Days>()
  const range = useAtomValue(rangeAtom)
  const [first, today] = [useAtomValue(firstDayAtom), useAtomValue(todayAtom)]
  const limits = {
    first: date(useAtomValue(curveBeginsAtAtom)),
    last: date(useAtomValue(marketMinuteAtom)),
  }

  const typed = wrong ?? days
  const error = daysError(typed, first, today)

  function change(field: keyof Days, day: string) {
    const next = { ...typed, [field]: day }
    const isWrong = daysError(next, first, today) !== undefined
    setWrong(isWrong ? next : undefined)
    if (!isWrong) setDays(next)
  }

  return (
    <Stack>
      <div role="group" aria-label={t('range')}>
        <Fields>
          {(['from', 'to'] as const).map((field) => (
            <DateField
              key={field}
              label={t(field)}
              value={typed[field]}
              min={first}
              max={today}
              error={error?.field === field ? t(error.text, limits) : undefined}
              onChange={(day) => change(field, day)}
            />
          ))}
        </Fields>
        <Muted>{t('inFull', { timeZone })}</Muted>
      </div>
      {children(range)}
    </Stack>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  align-items: start;
  gap: ${space(3)};
  margin-bottom: ${space(1)};
`
