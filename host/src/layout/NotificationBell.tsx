import type { Ref } from 'react'
import { useAtomValue } from 'jotai'
import { PATHS } from '@aldergate/contract'
import { Link, unreadCountAtom } from '@aldergate/platform'
import { color, fontSize, fontWeight, Icon, radius, size } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { FOLDED } from './breakpoints'

/** The panel's id on the dashboard. */
const NOTIFICATION_CENTER = 'notification-center'

/** Larger counts are shown as "99+". */
const MOST = 99

/** Leads to the notifications, and shows how many are unread. */
export function NotificationBell({ ref }: { ref: Ref<HTMLAnchorElement> }) {
  const t = useText()
  const count = useAtomValue(unreadCountAtom)
  const name = count > 0 ? t('unread', { count }) : t('notifications')

  return (
    <Bell
      ref={ref}
      to={{ pathname: PATHS.dashboard, hash: NOTIFICATION_CENTER }}
      aria-label={name}
      title={name}
    >
      <Icon name="bell" />
      {count > 0 && <Count aria-hidden="true">{count > MOST ? `${MOST}+` : count}</Count>}
    </Bell>
  )
}

const Bell = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  color: ${color.t2};

  &:hover {
    background: ${color.s3};
    color: ${color.t1};
  }

  ${FOLDED} {
    width: ${size.touch};
    height: ${size.touch};
  }
`

const Count = styled.span`
  position: absolute;
  top: 0;
  left: 50%;
  min-width: 16px;
  padding: 0 4px;
  border-radius: ${radius.pill};
  background: ${color.accentFill};
  color: ${color.onFill};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.semibold};
  line-height: 16px;
  text-align: center;
`
