import type { Pair } from '@aldergate/market'
import { color, IconButton } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useText } from './texts'
import { pinnedPairsAtom, togglePinAtom } from './feed.atoms'

/** Keeps a pair at the top of its feed. */
export function PinButton({ pair }: { pair: Pair }) {
  const t = useText()
  const isPinned = useAtomValue(pinnedPairsAtom).includes(pair)
  const togglePin = useSetAtom(togglePinAtom)

  return (
    <Pin
      icon="pin"
      label={t('pinPair', { pair })}
      aria-pressed={isPinned}
      onClick={() => togglePin(pair)}
    />
  )
}

const Pin = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${color.accent};

    path {
      fill: currentColor;
    }
  }
`
