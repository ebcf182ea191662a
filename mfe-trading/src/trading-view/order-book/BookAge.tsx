import type { Pair } from '@aldergate/market'
import { nowAtom, orderBookAtom } from '@aldergate/market/state'
import { color, fontSize, Freshness, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'

/** How old the book is. */
export function BookAge({ pair }: { pair: Pair }) {
  const t = useText()
  return (
    <Line>
      {t('lastUpdate')}{' '}
      <Suspense fallback={<Freshness />}>
        <Age pair={pair} />
      </Suspense>
    </Line>
  )
}

/** A component of its own, so that a second re-renders only this. */
function Age({ pair }: { pair: Pair }) {
  const { steppedAt } = useAtomValue(orderBookAtom(pair))
  return (
    <Freshness seconds={Math.max(0, Math.round((useAtomValue(nowAtom) - steppedAt) / 1_000))} />
  )
}

const Line = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
`
