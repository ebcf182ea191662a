/** @jest-environment jsdom */

import { inkOn, readPalette, watchTheme } from './palette'
import { DARK, LIGHT } from '../theme/tokens'

afterEach(() => {
  document.documentElement.removeAttribute('style')
  document.documentElement.removeAttribute('data-theme')
})

it('reads the colours that hold at the element, and the dark ones where there are none', () => {
  document.documentElement.style.setProperty('--color-up', LIGHT.up)

  expect(readPalette(document.documentElement)).toMatchObject({ up: LIGHT.up, down: DARK.down })
})

it('tells of a change of the theme until it is told to stop', async () => {
  const onChange = jest.fn()
  const stop = watchTheme(onChange)
  document.documentElement.dataset.theme = 'light'
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledTimes(1)

  stop()
  document.documentElement.dataset.theme = 'dark'
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledTimes(1)
})

it.each(['palette', 'theme'])('tells of a change of the %s at once', async (name) => {
  const onChange = jest.fn()
  const stop = watchTheme(onChange)
  document.documentElement.dataset[name] = 'other'
  await Promise.resolve()

  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  document.documentElement.removeAttribute(`data-${name}`)
})

it('writes on each label in the ink that reads better', () => {
  expect([DARK.up, DARK.down, DARK.warn].map(inkOn)).toEqual(['#000000', '#000000', '#000000'])
  expect([LIGHT.up, LIGHT.down, LIGHT.warn].map(inkOn)).toEqual(['#ffffff', '#ffffff', '#ffffff'])
})
