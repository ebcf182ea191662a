import { useRef } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { logoutAtom, sessionAtom } from '@aldergate/platform'
import { Button, color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { FOLDED, ROOMY } from './breakpoints'
import { NotificationBell } from './NotificationBell'
import { QuickSettings } from './QuickSettings'

/** The user who is signed in, with the way out, the quick settings, and the bell of unread notifications. */
export function SessionMenu() {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const logOut = useSetAtom(logoutAtom)
  const bell = useRef<HTMLAnchorElement>(null)

  function leave() {
    // The button that has the focus disappears.
    bell.current?.focus()
    logOut()
  }

  return (
    <Group>
      {user && (
        <>
          <Email>{user.email}</Email>
          <Button
            variant="secondary"
            size="small"
            title={t('signedInAs', { email: user.email })}
            onClick={leave}
          >
            {t('logOut')}
          </Button>
        </>
      )}
      <QuickSettings />
      <NotificationBell ref={bell} />
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  ${FOLDED} {
    gap: 0;
  }
`

const Email = styled.span`
  display: none;
  max-width: 120px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${ROOMY} {
    display: block;
  }
`
