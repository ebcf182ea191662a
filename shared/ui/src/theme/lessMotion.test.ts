/** @jest-environment jsdom */

import { wantsLessMotion } from './lessMotion'

afterEach(() => {
  document.documentElement.removeAttribute('data-motion')
  jest.restoreAllMocks()
})

it('moves until somebody says otherwise', () => {
  expect(wantsLessMotion()).toBe(false)
})

it('is still when the settings ask for it, whatever the device says', () => {
  document.documentElement.dataset.motion = 'still'

  expect(wantsLessMotion()).toBe(true)
})

it('is still when the device asks for it', () => {
  const query = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), {
    matches: true,
  })
  jest.spyOn(window, 'matchMedia').mockReturnValue(query)

  expect(wantsLessMotion()).toBe(true)
})
