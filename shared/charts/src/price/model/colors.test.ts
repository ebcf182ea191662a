/** @jest-environment jsdom */

import { DARK } from '@aldergate/ui'
import { readPalette } from '@aldergate/ui/data'
import { cssColor, painted, translucent } from './colors'

it("paints a colour of the theme, and the trader's own as it is", () => {
  const palette = readPalette(document.body)

  expect([painted('ma1', palette), cssColor('ma1')]).toEqual([DARK.ma1, 'var(--color-ma1)'])
  expect([painted('#FF0000', palette), cssColor('#FF0000')]).toEqual(['#FF0000', '#FF0000'])
})

it('sees through a colour of the theme, and leaves any other alone', () => {
  expect(translucent('#2EC78F', 0.5)).toBe('#2EC78F80')
  expect(translucent('red', 0.5)).toBe('red')
})
