/** @jest-environment jsdom */

import { isFirstReload } from './isFirstReload'

it('is true once for each place in the history, and keeps what is noted of it', () => {
  history.replaceState({ key: 'one' }, '', '/new-page')
  expect(isFirstReload()).toBe(true)
  expect(history.state).toMatchObject({ key: 'one' })
  expect(isFirstReload()).toBe(false)

  history.pushState(null, '', '/other-page')
  expect(isFirstReload()).toBe(true)
})
