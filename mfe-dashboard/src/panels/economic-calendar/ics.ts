import { BRAND } from '@aldergate/contract'
import type { CalendarEvent } from './calendar'
import type { Impact } from './events.data'

/** RFC 5545: 1 is the highest priority and 9 the lowest. */
const PRIORITIES: Record<Impact, number> = { High: 1, Medium: 5, Low: 9 }

/** RFC 5545: the longest line, without its line break. */
export const MAX_LINE_BYTES = 75

const LINE_END = '\r\n'

/** The events as an iCalendar file, which every calendar reads; `now` is when it was made. */
export function icsText(events: readonly CalendarEvent[], now: number): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(BRAND.product)}//Economic Calendar//EN`,
    ...events.flatMap(({ id, at, event, impact }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${at}@aldergate.example`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(at)}`,
      `SUMMARY:${escaped(event)}`,
      `PRIORITY:${PRIORITIES[impact]}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(LINE_END)
}

/** "20261121T133000Z" */
function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Folds a long line into continuation lines that begin with a space, without splitting a character. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const size = utf8Bytes(character)
    if (bytes + size > MAX_LINE_BYTES) {
      text += `${LINE_END} `
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

function utf8Bytes(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
