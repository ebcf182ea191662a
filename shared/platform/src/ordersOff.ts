import { atom } from 'jotai'

/** Whether this tab places no orders, because it runs what nobody has made live. The host says so. */
export const ordersOffAtom = atom(false)
