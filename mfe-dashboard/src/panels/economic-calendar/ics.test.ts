import fc from 'fast-check'
import type { CalendarEvent } from './calendar'
import { icsText, MAX_LINE_BYTES } from './ics'

const NOW = Date.parse('2026-11-21T06:30:00Z')

const CPI: CalendarEvent = {
  id: 'us-cpi',
  at: Date.parse('2026-11-24T13:30:00Z'),
  event: 'US consumer prices (CPI)',
  impact: 'High',
}

it('writes an event as RFC 5545 asks for', () => {
  expect(icsText([CPI], NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aldergate Trade//Economic Calendar//EN',
    'BEGIN:VEVENT',
    'UID:us-cpi-1795527000000@aldergate.example',
    'DTSTAMP:20261121T063000Z',
    'DTSTART:20261124T133000Z',
    'SUMMARY:US consumer prices (CPI)',
    'PRIORITY:1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('escapes what has a meaning there', () => {
  expect(icsText([{ ...CPI, event: 'A; B, C\\D\nE' }], NOW)).toContain(
    'SUMMARY:A\\; B\\, C\\\\D\\nE\r\n',
  )
})

it('folds every line at 75 bytes and loses nothing by it', () => {
  const someName = fc.string({ unit: 'grapheme', maxLength: 120 })
  fc.assert(
    fc.property(someName, (name) => {
      const event = `Ereignis: ${name.replaceAll(/[\r\n\\;,]/g, '')}`
      const text = icsText([{ ...CPI, event }], NOW)
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(MAX_LINE_BYTES)
      }
      expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${event}\r\n`)
    }),
  )
})
