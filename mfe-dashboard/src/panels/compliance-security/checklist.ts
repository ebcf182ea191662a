import type { Keeping, Session, Settings } from '@aldergate/platform'

/** The trader's real state, from which the checklist is derived. */
export interface SecurityFacts {
  settings: Pick<Settings, 'twoFactor' | 'autoLogoutMinutes'>
  session: Session
  keeping: Keeping
}

/** `note` is neither good nor bad: there is nothing to protect. */
export type CheckStatus = 'ok' | 'attention' | 'note'

export type Check =
  | { id: 'twoFactor'; status: CheckStatus; state: 'on' | 'off' }
  | {
      id: 'session'
      status: CheckStatus
      state: 'loggedOut' | 'ends' | 'endless'
      /** Minutes of inactivity until the session ends. */
      minutes: number
    }
  | { id: 'dataLocation'; status: CheckStatus; state: Keeping }

export function checklist({ settings, session, keeping }: SecurityFacts): readonly Check[] {
  return [
    settings.twoFactor
      ? { id: 'twoFactor', status: 'ok', state: 'on' }
      : { id: 'twoFactor', status: 'attention', state: 'off' },
    sessionCheck(session, settings.autoLogoutMinutes),
    {
      id: 'dataLocation',
      status: keeping === 'failing' ? 'attention' : 'ok',
      state: keeping,
    },
  ]
}

function sessionCheck({ isAuthenticated }: Session, minutes: number): Check {
  if (!isAuthenticated) return { id: 'session', status: 'note', state: 'loggedOut', minutes }
  return minutes > 0
    ? { id: 'session', status: 'ok', state: 'ends', minutes }
    : { id: 'session', status: 'attention', state: 'endless', minutes }
}
