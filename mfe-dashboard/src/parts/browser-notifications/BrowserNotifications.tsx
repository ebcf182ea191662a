import { browserPermissionAtom, requestBrowserNotificationsAtom } from '@aldergate/platform'
import { Button, color, fontSize, handOnFocus, Icon, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

/**
 * Whether browser notifications are allowed, and the control that requests them, which goes with the answer and leaves
 * its focus beside the state.
 */
export function BrowserNotifications() {
  const t = useText()
  const stateId = useId()
  const permission = useAtomValue(browserPermissionAtom)
  const request = useSetAtom(requestBrowserNotificationsAtom)

  return (
    <Row tabIndex={-1}>
      {permission === 'default' && (
        <Button
          ref={handOnFocus}
          size="small"
          aria-describedby={stateId}
          onClick={() => void request()}
        >
          <Icon name="bell" size={14} />
          {t('allow')}
        </Button>
      )}
      <State id={stateId} role="status">
        {t(permission)}
      </State>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
`

const State = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 15px;
`
