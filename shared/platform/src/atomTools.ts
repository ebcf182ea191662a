/** The jotai utilities that the product uses; importing them directly would give every page all of them. */
export { selectAtom, useAtomCallback } from 'jotai/utils'
