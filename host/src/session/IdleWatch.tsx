import { useState } from 'react'
import { logoutAtom } from '@aldergate/shared/state/session'
import { space } from '@aldergate/shared/theme'
import { Button } from '@aldergate/shared/ui/Button'
import { Dialog } from '@aldergate/shared/ui/Dialog'
import { showToast } from '@aldergate/shared/ui/toast'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import { useIdleTimer } from './useIdleTimer'
import { useTimeout } from './useTimeout'

const MINUTE_MS = 60_000

/** The warning stands for the last minute, or for the second half of a very short time. */
function warningMs(limitMs: number): number {
  return Math.min(MINUTE_MS, limitMs / 2)
}

/** Asks, towards the end of the idle minutes, whether somebody is there, and logs out when nobody answers. */
export function IdleWatch({ minutes }: { minutes: number }) {
  const t = useText()
  const logOut = useSetAtom(logoutAtom)
  const [isWarning, setWarning] = useState(false)
  const limitMs = minutes * MINUTE_MS
  useIdleTimer(() => setWarning(true), isWarning ? undefined : limitMs - warningMs(limitMs))
  useTimeout(end, isWarning ? warningMs(limitMs) : undefined)

  function end() {
    logOut()
    showToast(t('idleLoggedOut'))
  }

  return (
    <Dialog title={t('idleTitle')} isOpen={isWarning} onClose={() => setWarning(false)}>
      <p>{t('idleText', { seconds: warningMs(limitMs) / 1_000 })}</p>
      <Actions>
        <Button variant="primary" onClick={() => setWarning(false)}>
          {t('staySignedIn')}
        </Button>
        <Button variant="secondary" onClick={logOut}>
          {t('logOut')}
        </Button>
      </Actions>
    </Dialog>
  )
}

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(4)};
`
