import { useAtomValue, useSetAtom } from 'jotai'
import { logoutAtom, sessionAtom } from '@aldergate/shared/state/session'
import { color, fontSize, space } from '@aldergate/shared/theme'
import { Button } from '@aldergate/shared/ui/Button'
import styled from 'styled-components'
import { useText } from '../texts'

/** Who is signed in, and the way out; nothing while nobody is. */
export function SessionMenu() {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const logOut = useSetAtom(logoutAtom)
  if (!user) return null
  return (
    <Group>
      <span title={t('signedInAs', { email: user.email })}>{user.email}</span>
      <Button variant="secondary" size="small" onClick={logOut}>
        {t('logOut')}
      </Button>
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  span {
    max-width: 160px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
