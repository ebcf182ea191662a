// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  journey: 'name' | 'release'
  journeyHost: 'host'
  journeyLost: 'name'
  journeyUnread: 'name'
  compositionForm: 'text'
  backToToday: never
  overridden: 'remote' | 'url' | 'version'
  overrideDown: 'remote' | 'url'
  unreachable: 'url' | 'remote'
  misshapen: 'url' | 'place'
  otherName: 'url' | 'found' | 'remote'
  otherContract: 'url' | 'contract' | 'known'
  forDevelopment: 'url' | 'remote'
  refusedOff: 'text'
  refusedForm: 'text'
  refusedPlace: 'text' | 'places'
  thisIsLive: never
  backToLive: never
  previewed: 'remote' | 'version' | 'until'
  previewEnded: 'remote' | 'version' | 'until'
  previewForm: 'text'
  previewSignature: 'text'
  previewOver: 'text'
  previewGone: 'text'
  previewUnread: 'text'
}>
export default texts
