import { useRef, useState } from 'react'
import styled from 'styled-components'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { Pair } from '@aldergate/market'
import { color, LiveText, radius } from '@aldergate/ui'
import { changedFrom } from './changedDigits'
import { usePriceTint } from './usePriceTint'

/** A price whose changed digits are tinted for a moment. */
export function LivePrice({ pair, price }: { pair: Pair; price: number }) {
  const changedRef = useRef<HTMLSpanElement>(null)
  const text = usePairPrice()(pair, price)
  const [shown, setShown] = useState({ text, from: text.length })
  usePriceTint(changedRef, price)

  // The digits that changed are known only from what was shown before.
  if (shown.text !== text) setShown({ text, from: changedFrom(shown.text, text) })

  return (
    <LiveText text={text}>
      {text.slice(0, shown.from)}
      <Changed ref={changedRef}>{text.slice(shown.from)}</Changed>
    </LiveText>
  )
}

/** Its ground is always there, though mostly too weak to be seen: one that comes and goes has the browser compose the whole page anew. */
const Changed = styled.span`
  border-radius: ${radius.control};
  background: color-mix(in srgb, ${color.up} 0.5%, transparent);

  &[data-tint='up'] {
    background: color-mix(in srgb, ${color.up} 32%, transparent);
  }

  &[data-tint='down'] {
    background: color-mix(in srgb, ${color.down} 32%, transparent);
  }
`
