import { render, screen } from '@testing-library/react'
import { MapGrid } from './MapGrid'

/** The minimum width that the style sheets give an element, in general or under a media condition. */
function leastWidth(element: Element, condition?: string): string | undefined {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => (rule as CSSMediaRule).conditionText === condition)
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText))
    .map((rule) => (rule as CSSStyleRule).style.getPropertyValue('min-width'))
    .findLast(Boolean)
}

it('gives each of its columns room for three digits, and where a finger points room for the finger', () => {
  render(<MapGrid columns={11} headWidth={96} aria-label="Every combination" />)
  const grid = screen.getByRole('grid', { name: 'Every combination' })

  const { style } = grid.parentElement as HTMLElement
  expect(style.getPropertyValue('--columns')).toBe('11')
  expect(style.getPropertyValue('--head')).toBe('96px')
  expect(leastWidth(grid)).toBe('calc(var(--head) + var(--columns) * 24px)')
  expect(leastWidth(grid, '(pointer: coarse)')).toBe(
    'calc(var(--head) + var(--columns) * (44px + 4px))',
  )
})
