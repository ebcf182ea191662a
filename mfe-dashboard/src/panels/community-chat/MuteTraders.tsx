import { Button, color, Icon, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Pill } from '../../parts/Pill'
import { mutedAtom, toggleMuteAtom } from './chat.atoms'
import { useText } from './texts'
import { TRADERS } from './traders.data'

/** A button with the count of muted traders; it opens a list of all traders to mute or unmute. */
export function MuteTraders() {
  const t = useText()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const muted = useAtomValue(mutedAtom)
  const toggleMute = useSetAtom(toggleMuteAtom)

  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('mute', { count: muted.length })}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
      </Button>
      {isOpen && (
        <List id={listId}>
          {TRADERS.map((trader) => (
            <li key={trader}>
              <Mute
                aria-label={t('muteTrader', { trader })}
                aria-pressed={muted.includes(trader)}
                onClick={() => toggleMute(trader)}
              >
                <Icon name={muted.includes(trader) ? 'eyeOff' : 'eye'} size={14} />
                {trader}
              </Mute>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-top: ${space(1)};
`

const Mute = styled(Pill)`
  &[aria-pressed='true'] {
    background: ${color.s3};
    color: ${color.t3};
    text-decoration: line-through;
  }
`
