// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  events: never
  impactFilter: never
  High: never
  Medium: never
  Low: never
  impactOf: 'impact'
  eventsShown: 'shown' | 'count'
  timesIn: 'timeZone'
  yesterday: never
  today: never
  tomorrow: never
  dayOf: 'day' | 'date'
  past: never
  inDays: 'days' | 'hours'
  inHours: 'hours' | 'minutes'
  inMinutes: 'minutes' | 'seconds'
  addAlert: 'event'
  alertSet: never
  alertSetLate: never
  reminder: 'event' | 'time' | 'timeZone'
  copyIcs: never
  copyEventIcs: 'event'
  icsCopied: 'count'
  noEvents: never
  showAll: never
}>
export default texts
