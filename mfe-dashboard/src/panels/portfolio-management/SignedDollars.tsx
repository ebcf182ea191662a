import { useFormat, useNumberLocale } from '@aldergate/ui'
import { Direction } from '@aldergate/ui/data'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { formatSignedDollars } from './dollars'

/** A gain or a loss in whole dollars, as wide for the next tick as for this one. */
export function SignedDollars({ value }: { value: number }) {
  const format = useFormat()
  const numbers = useNumberLocale()
  const { discreet } = useAtomValue(settingsAtom)

  // In discreet mode `money` is the mask, whatever the currency.
  const text = discreet ? format.money(value) : formatSignedDollars(value, numbers)
  return (
    <Width>
      <Direction change={value}>{text}</Direction>
    </Width>
  )
}

const Width = styled.span`
  display: inline-block;
  min-width: 9ch;
  text-align: right;
  font-variant-numeric: tabular-nums lining-nums;
`
