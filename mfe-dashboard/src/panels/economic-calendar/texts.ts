import { createTexts } from '@aldergate/ui'

/** What the economic calendar says; the names of the impacts are the specification's. */
export const EN = {
  title: 'Economic Calendar',
  events: 'Economic events',
  impactFilter: 'Impact',
  High: 'High',
  Medium: 'Medium',
  Low: 'Low',
  impactOf: '{impact} impact',
  timesIn: 'Times in {timeZone}',
  yesterday: 'Yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
  dayOf: '{day}, {date}',

  past: 'Past',
  inDays: 'in {days} d {hours} h',
  inHours: 'in {hours} h {minutes} min',
  inMinutes: 'in {minutes}:{seconds}',

  addAlert: 'Add alert for {event}',
  alertSet: 'Alert set, 5 min before',
  reminder: '{event}: {time} ({timeZone}).',

  copyIcs: 'Copy .ics',
  copyEventIcs: 'Copy .ics of {event}',
  icsCopied: '{count, plural, one {# event} other {# events}} copied as .ics.',
  noEvents: 'No event has this impact.',
  showAll: 'Show all impacts',
} as const

export const useText = createTexts({ en: EN })
