/** @jest-environment jsdom */

import { TIME_ZONES } from '@aldergate/platform'
import { noonOf } from './day'

it.each(TIME_ZONES)('is the same day in %s', (timeZone) => {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium' })

  expect(day.format(new Date(noonOf('2026-11-21')))).toBe('21 Nov 2026')
})
