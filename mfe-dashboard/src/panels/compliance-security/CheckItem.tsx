import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Badge, color, fontWeight, Icon, Muted, space } from '@aldergate/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { Check, CheckStatus } from './checklist'
import { useText } from './texts'

const LOOKS = {
  ok: { icon: 'check', tone: 'ok' },
  attention: { icon: 'alert', tone: 'warn' },
  note: { icon: 'info', tone: 'info' },
} as const satisfies Record<CheckStatus, object>

const MEANINGS = {
  twoFactor: 'twoFactorMeaning',
  session: 'sessionMeaning',
  dataLocation: 'dataLocationMeaning',
} as const satisfies Record<Check['id'], string>

/** One line of the checklist: its state, its meaning, and where it can be changed. */
export function CheckItem({ check, isFirst }: { check: Check; isFirst: boolean }) {
  const t = useText()
  const nameId = useId()
  const state = useCheckState(check)
  const { icon, tone } = LOOKS[check.status]

  const name = t(check.id)
  const isLoggedOut = check.state === 'loggedOut'
  const action = t(isLoggedOut ? 'logIn' : 'changeInSettings')

  return (
    <Item aria-labelledby={nameId}>
      <Head>
        <Name id={nameId}>{name}</Name>
        <Badge tone={tone}>
          <Icon name={icon} size={12} />
          {t(check.status)}
        </Badge>
      </Head>
      <State>{state}</State>
      <Muted $color="t2">
        {t(MEANINGS[check.id])}{' '}
        <Link
          to={isLoggedOut ? PATHS.login : PATHS.settings}
          aria-label={t('changeOf', { action, item: name })}
          data-lead-focus={isFirst || undefined}
        >
          {action}
        </Link>
      </Muted>
    </Item>
  )
}

/** The state of a checklist line in words. */
function useCheckState(check: Check): string {
  const t = useText()
  switch (check.id) {
    case 'twoFactor':
      return t('twoFactorState', { state: check.state })
    case 'session':
      return t('sessionState', { state: check.state, minutes: check.minutes })
    case 'dataLocation':
      return t('dataLocationState', { state: check.state })
  }
}

const Item = styled.li`
  display: grid;
  gap: 2px;
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color.border};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`

const Name = styled.h4`
  font-weight: ${fontWeight.semibold};
`

const State = styled.p`
  font-weight: ${fontWeight.medium};
`
