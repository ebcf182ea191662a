import { nowAtom } from '@aldergate/market/state'
import { color, fontSize, Freshness, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'

/** How old the book is. A component of its own: it alone renders each second. */
export function BookAge({ steppedAt }: { steppedAt: number }) {
  const t = useText()
  const seconds = Math.max(0, Math.round((useAtomValue(nowAtom) - steppedAt) / 1_000))

  return (
    <Line>
      {t('lastUpdate')} <Freshness seconds={seconds} />
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
`
