import { render, screen } from '@testing-library/react'
import { Button } from './Button'
import { contrast } from './data/contrast'
import { DARK, LIGHT } from './theme/tokens'

/** The factor by which the hover style multiplies a button's colours. */
function hoverBrightness(button: HTMLElement): number {
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => button.matches(selectorText.replace(':hover', '')))
    .filter(({ selectorText }) => selectorText.includes(':hover'))
    .map(({ cssText }) => cssText)
    .join('')
  return Number(/brightness\((.+?)\)/.exec(css)?.[1])
}

/** `#RRGGBB` as the filter shows it. */
function multiplied(hex: string, factor: number): string {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) * factor)
  return `#${channels.map((value) => Math.min(255, Math.round(value)).toString(16).padStart(2, '0')).join('')}`
}

it.each([
  ['primary', 'accentFill'],
  ['buy', 'upFill'],
  ['sell', 'downFill'],
] as const)('keeps the text of a %s button readable under the pointer', (variant, fill) => {
  render(<Button variant={variant}>Go</Button>)
  const factor = hoverBrightness(screen.getByRole('button'))

  for (const palette of [DARK, LIGHT]) {
    expect(
      contrast(multiplied(palette.onFill, factor), multiplied(palette[fill], factor)),
    ).toBeGreaterThanOrEqual(4.5)
  }
})
