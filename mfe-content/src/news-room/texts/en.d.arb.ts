// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  featured: never
  releases: never
  readRelease: never
  readReleaseOf: 'title'
  fullTexts: never
  gallery: never
  galleryText: never
  position: 'number' | 'count'
  previous: never
  next: never
  keys: never
  newsletter: never
  newsletterText: never
  email: never
  subscribe: never
  newsletterNote: never
}>
export default texts
