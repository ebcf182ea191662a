import { later } from '@aldergate/ui'

/** The texts of the articles: the list, and the card of the Trading View, do not wait for them. */
export const laterBodies = later(async () => (await import('./bodies.data')).BODIES)
