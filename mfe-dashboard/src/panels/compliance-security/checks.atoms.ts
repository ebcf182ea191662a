import { keepingAtom, sessionAtom, settingsAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { checklist } from './checklist'

export const checksAtom = atom((get) =>
  checklist({
    settings: get(settingsAtom),
    session: get(sessionAtom),
    keeping: get(keepingAtom),
  }),
)
