import { DARK, LIGHT } from '@aldergate/ui'
import { cssColor, inkOn, painted, readPalette, translucent, watchTheme } from './palette'

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

it("paints a colour of the theme, and the trader's own as it is", () => {
  const palette = readPalette(document.body)

  expect([painted('ma1', palette), cssColor('ma1')]).toEqual([DARK.ma1, 'var(--color-ma1)'])
  expect([painted('#FF0000', palette), cssColor('#FF0000')]).toEqual(['#FF0000', '#FF0000'])
})

it('writes on each label in the ink that reads better', () => {
  expect([DARK.up, DARK.down, DARK.warn].map(inkOn)).toEqual(['#000000', '#000000', '#000000'])
  expect([LIGHT.up, LIGHT.down, LIGHT.warn].map(inkOn)).toEqual(['#ffffff', '#ffffff', '#ffffff'])
})

it('sees through a colour of the theme, and leaves any other alone', () => {
  expect(translucent('#2EC78F', 0.5)).toBe('#2EC78F80')
  expect(translucent('red', 0.5)).toBe('red')
})
