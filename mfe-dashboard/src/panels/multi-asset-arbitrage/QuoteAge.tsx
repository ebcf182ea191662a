import { nowAtom } from '@aldergate/market/state'
import { fontSize, Freshness } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'

/** The age of a quote. A component of its own, so that a second re-renders only this. */
export function QuoteAge({ at }: { at: number }) {
  const now = useAtomValue(nowAtom)
  return (
    <Place>
      <Freshness seconds={Math.max(0, Math.round((now - at) / 1_000))} />
    </Place>
  )
}

const Place = styled.span`
  display: inline-block;
  min-width: 9ch;
  font-size: ${fontSize.s11};
`
