import { useAtomValue, useSetAtom } from 'jotai'
import { unreadCountAtom } from '@aldergate/shared/state/notifications'
import { logoutAtom, sessionAtom } from '@aldergate/shared/state/session'
import { color, fontSize, space } from '@aldergate/shared/theme'
import { Badge } from '@aldergate/shared/ui/Badge'
import { Button } from '@aldergate/shared/ui/Button'
import { Icon } from '@aldergate/shared/ui/Icon'
import { VisuallyHidden } from '@aldergate/shared/ui/VisuallyHidden'
import styled from 'styled-components'
import { useText } from '../texts'

/** Who is signed in, what they have not read yet, and the way out; nothing while nobody is. */
export function SessionMenu() {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const logOut = useSetAtom(logoutAtom)
  const unreadCount = useAtomValue(unreadCountAtom)
  if (!user) return null
  return (
    <Group>
      <span title={t('signedInAs', { email: user.email })}>{user.email}</span>
      {unreadCount > 0 && (
        <Badge tone="info">
          <Icon name="bell" />
          <span aria-hidden="true">{unreadCount}</span>
          <VisuallyHidden>{t('unread', { count: unreadCount })}</VisuallyHidden>
        </Badge>
      )}
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
