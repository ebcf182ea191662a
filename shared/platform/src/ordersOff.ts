import { atom } from 'jotai'

/** Whether this tab places no orders, because it runs versions that are not live. Set by the host. */
export const ordersOffAtom = atom(false)
