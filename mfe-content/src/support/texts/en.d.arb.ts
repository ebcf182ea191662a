// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  tickets: never
  search: never
  searchPlaceholder: never
  filter: never
  all: never
  open: never
  inProgress: never
  closed: never
  filterCount: 'status' | 'count'
  found: 'count'
  none: never
  showAll: never
  details: never
  choose: never
  noTicket: 'id'
  id: never
  status: never
  date: never
  description: never
  week: never
  weekNote: never
  day: never
  created: never
  faq: never
  moreAnswers: never
  chat: never
  chatNote: never
  messages: never
  me: never
  message: never
  messageLong: 'count'
  placeholder: never
  send: never
  typing: 'sender'
  transcript: never
  transcriptTitle: 'product'
  transcriptLine: 'date' | 'time' | 'sender' | 'text'
}>
export default texts
