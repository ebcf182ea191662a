import { logoutAtom } from '@aldergate/platform'
import { Button, Dialog, showToast, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import { MINUTE_MS } from './idleness'
import { useIdleness } from './useIdleness'

/** Asks, near the end of the idle time, whether the user is there, and logs out without an answer. */
export function IdleWatch({ minutes }: { minutes: number }) {
  const t = useText()
  const logOut = useSetAtom(logoutAtom)
  const { secondsLeft, stay } = useIdleness(minutes * MINUTE_MS, end)

  function end() {
    logOut()
    showToast(t('idleLoggedOut'))
  }

  return (
    <Dialog title={t('idleTitle')} isOpen={secondsLeft !== undefined} onClose={stay}>
      <p>{t('idleText', { seconds: secondsLeft ?? 0 })}</p>
      <Actions>
        <Button variant="primary" onClick={stay}>
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
