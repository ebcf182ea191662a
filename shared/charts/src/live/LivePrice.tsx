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

  // Which digits changed can only be determined from the previous text.
  if (shown.text !== text) setShown({ text, from: changedFrom(shown.text, text) })

  return (
    <LiveText text={text}>
      {text.slice(0, shown.from)}
      <Changed ref={changedRef}>{text.slice(shown.from)}</Changed>
    </LiveText>
  )
}

/**
 * Its background is always painted, though mostly too faint to see: adding and removing it would make the browser
 * recomposite the whole page.
 */
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
