// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  tutorials: never
  difficulty: never
  all: never
  Beginner: never
  Intermediate: never
  Advanced: never
  shown: 'count' | 'minutes' | 'completed'
  minutes: 'count'
  completed: never
  sectionsRead: 'read' | 'count'
  back: never
  section: 'section' | 'count'
  previous: never
  next: never
  complete: never
  startOver: never
  practise: 'panel'
}>
export default texts
