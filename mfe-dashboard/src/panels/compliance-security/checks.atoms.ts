import { keepingAtom } from '@aldergate/shared/state/keeping'
import { sessionAtom } from '@aldergate/shared/state/session'
import { settingsAtom } from '@aldergate/shared/state/settings'
import { atom } from 'jotai'
import { checklist } from './checklist'

export const checksAtom = atom((get) =>
  checklist({
    settings: get(settingsAtom),
    session: get(sessionAtom),
    keeping: get(keepingAtom),
  }),
)
