/** Jotai's own tools, of which every page would get all: it holds just what the product uses. */
export { selectAtom, useAtomCallback } from 'jotai/utils'
