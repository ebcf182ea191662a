/** @jest-environment jsdom */

import { globalCss } from './globalCss'
import { DARK, LIGHT } from './tokens'

const css = globalCss({ latin: '/latin.woff2', latinExtended: '/latin-ext.woff2' })

/** Inter's ascent and descent, in per cent of its size. */
const INTER = { ascent: 96.875, descent: 24.12 }

/** The block of a rule, by the end of its selector. */
function block(selector: string): string {
  const start = css.indexOf(`${selector} {`)
  return css.slice(start, css.indexOf('}', start))
}

it('is dark until the page asks for light', () => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const background = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim()

  expect(background()).toBe(DARK.bg)
  document.documentElement.dataset.theme = 'light'
  expect(background()).toBe(LIGHT.bg)
})

describe('what the trader chooses', () => {
  const root = document.documentElement
  const property = (name: string) => getComputedStyle(root).getPropertyValue(name).trim()

  beforeEach(() => {
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
  })
  afterEach(() => {
    document.head.replaceChildren()
    for (const name of ['theme', 'palette', 'density']) root.removeAttribute(`data-${name}`)
  })

  it.each([
    ['dark', 'green-red', DARK.up, DARK.down],
    ['dark', 'red-green', DARK.down, DARK.up],
    ['dark', 'blue-orange', DARK.upCvd, DARK.downCvd],
    ['light', 'green-red', LIGHT.up, LIGHT.down],
    ['light', 'red-green', LIGHT.down, LIGHT.up],
    ['light', 'blue-orange', LIGHT.upCvd, LIGHT.downCvd],
  ])('colours rise and fall in the %s theme by the palette %s', (theme, palette, up, down) => {
    root.dataset.theme = theme
    root.dataset.palette = palette

    expect([property('--color-up'), property('--color-down')]).toEqual([up, down])
    const { upFill, ok, danger } = theme === 'dark' ? DARK : LIGHT
    expect(['--color-up-fill', '--color-ok', '--color-danger'].map(property)).toEqual([
      upFill,
      ok,
      danger,
    ])
  })

  it.each([
    ['compact', '24px'],
    ['normal', '28px'],
    ['comfortable', '36px'],
  ])('makes the rows of lists and tables %s: %s', (density, height) => {
    root.dataset.density = density

    expect(property('--list-row')).toBe(height)
  })

  it('stops what moves when the settings ask for it, but not the clock of a toast', () => {
    expect(block(":root[data-motion='still'] *::after")).toContain('transition: none !important')
    expect(css).toContain(":root[data-motion='still'] *:not(.Toastify__progress-bar)")
  })

  it('stops no more than the device does when it asks for less motion', () => {
    const stilled = (condition?: string) =>
      rulesOf(document.body, condition)
        .filter(({ style }) => style.getPropertyValue('animation-duration') !== '')
        .map(({ style }) => style.cssText)
    root.dataset.motion = 'still'
    const bySettings = stilled()
    root.removeAttribute('data-motion')

    expect(bySettings).toHaveLength(1)
    expect(bySettings).toEqual(stilled('(prefers-reduced-motion: reduce)'))
    expect(stilled()).toEqual([])
  })
})

/** The rules of this style that match an element: within a media condition, or without one. */
function rulesOf(element: Element | null, condition?: string) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const rules = [...(style.sheet?.cssRules ?? [])]
    .filter((rule) => (rule as CSSMediaRule).conditionText === condition)
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSStyleRule)
  document.head.replaceChildren()
  return rules.filter(
    ({ selectorText }) => !selectorText.startsWith('@') && element?.matches(selectorText),
  )
}

/** Returns the rules of a link that hold for a finger alone. */
function coarseRulesOf(html: string) {
  document.body.innerHTML = html
  return rulesOf(document.querySelector('a'), '(pointer: coarse)')
}

it.each([
  '<div><a href="/">All posts</a></div>',
  '<nav><a href="/">All posts</a></nav>',
  '<section><h2>Rights</h2><a href="/">Permissions</a></section>',
  '<ul class="pages"><li><a href="/">News</a></li></ul>',
])('has room for a finger about a link that stands by itself: %s', (html) => {
  const heights = coarseRulesOf(html).map(({ style }) => style.getPropertyValue('min-height'))
  expect(heights).toEqual(['44px'])
})

it.each([
  '<p>As the <a href="/">guide</a> says.</p>',
  '<ul><li>Open <a href="/">Settings</a>.</li></ul>',
  '<table><tbody><tr><td>The <a href="/">ticket</a></td></tr></tbody></table>',
])('leaves a link within a sentence in its line: %s', (html) => {
  expect(coarseRulesOf(html)).toEqual([])
})

it('takes the marks from lists of its own, and leaves them where a list asks for numbers', () => {
  document.body.innerHTML = '<ol class="steps"><li>Name it.</li></ol>'
  const unmarking = rulesOf(document.querySelector('ol')).filter(
    ({ style }) => style.getPropertyValue('list-style') === 'none',
  )

  // `:where()` has no specificity: it overrides the browser's own style only.
  expect(unmarking.map(({ selectorText }) => selectorText)).toEqual([
    expect.stringMatching(/^:where\([^()]*\)$/),
  ])
})

describe('where the device forces its colours', () => {
  const forced = (element: Element | null, property: string) =>
    rulesOf(element, '(forced-colors: active)')
      .map(({ style }) => style.getPropertyValue(property))
      .filter(Boolean)

  it.each([
    '<button aria-pressed="true">Buy</button>',
    '<button role="tab" aria-selected="true">Week</button>',
    '<div role="option" aria-selected="true">BTC/GBP</div>',
    '<a href="/news" aria-current="page">Market News</a>',
    '<li aria-current="true">Price above 45,000</li>',
  ])('gives what is chosen the ground and the ink of what is selected: %s', (html) => {
    document.body.innerHTML = html
    const chosen = document.body.firstElementChild

    expect(forced(chosen, 'background')).toEqual(['Highlight'])
    expect(forced(chosen, 'color')).toEqual(['HighlightText'])
  })

  it('has that ink through and through, on no ground of its own', () => {
    document.body.innerHTML = '<table><tr aria-selected="true"><td><b>BTC</b></td></tr></table>'
    const within = document.querySelector('b')

    expect(forced(within, 'color')).toEqual(['HighlightText'])
    expect(forced(within, 'background')).toEqual(['none'])
  })

  it.each([
    '<button aria-pressed="false">Sell</button>',
    '<button role="tab" aria-selected="false">Month</button>',
    '<a href="/news">Market News</a>',
    '<li aria-current="false">Price above 45,000</li>',
  ])('leaves the rest alone: %s', (html) => {
    document.body.innerHTML = html
    expect(rulesOf(document.body.firstElementChild, '(forced-colors: active)')).toEqual([])
  })

  it('leaves its colour to what is nothing else, such as a bar, and to nothing with a text', () => {
    document.body.innerHTML = '<span><span></span></span>'
    expect(forced(document.querySelector('span span'), 'forced-color-adjust')).toEqual(['none'])
    expect(forced(document.querySelector('span'), 'forced-color-adjust')).toEqual([])
  })

  it.each([
    ['(forced-colors: active) and (prefers-color-scheme: dark)', 'light', DARK],
    ['print, (forced-colors: active) and (prefers-color-scheme: light)', 'dark', LIGHT],
  ])(
    'shows what keeps its colours in those that read on its ground: %s',
    (condition, theme, is) => {
      const root = document.documentElement
      root.dataset.theme = theme
      root.dataset.palette = 'blue-orange'
      const last = (property: string) =>
        rulesOf(root, condition)
          .map(({ style }) => style.getPropertyValue(property))
          .findLast(Boolean)

      expect(last('--color-t2')).toBe(is.t2)
      expect([last('--color-up'), last('--color-down')]).toEqual([is.upCvd, is.downCvd])
      root.removeAttribute('data-theme')
      root.removeAttribute('data-palette')
    },
  )
})

describe('on paper', () => {
  const root = document.documentElement
  const onPaper = (element: Element | null, property: string) =>
    rulesOf(element, 'print')
      .map(({ style }) => style.getPropertyValue(property))
      .filter(Boolean)

  afterEach(() => {
    root.removeAttribute('data-theme')
  })

  it('keeps the colours of swatches, bars and pressed buttons', () => {
    expect(onPaper(document.body, 'print-color-adjust')).toEqual(['exact'])
  })

  it.each(['<canvas></canvas>', '<svg class="apexcharts-svg"></svg>'])(
    'turns the light ink of the dark theme over where a drawing keeps it, and no other: %s',
    (html) => {
      document.body.innerHTML = html
      const drawing = document.body.firstElementChild
      expect(onPaper(drawing, 'filter')).toEqual(['invert(1) hue-rotate(180deg)'])

      root.dataset.theme = 'light'
      expect(onPaper(drawing, 'filter')).toEqual([])
    },
  )
})

it('brings Inter, and faces with its metrics that stand in for it', () => {
  expect(css).toContain("src: url('/latin.woff2') format('woff2');")
  expect(css).toContain("src: url('/latin-ext.woff2') format('woff2');")
  expect(css).toMatch(/'Inter Fallback';[^}]* src: local\('Arial'\), local\('Liberation Sans'\)/)
  expect(css).toMatch(/'Inter Fallback';[^}]* src: local\('Arial Bold'\)/)
  expect(css).toMatch(/'Inter Fallback Roboto';[^}]* src: local\('Roboto Bold'\)/)
})

it('has stand-ins that are higher than Inter, and as much above as below: no line moves', () => {
  const percents = (name: string) =>
    [...css.matchAll(new RegExp(`${name}: ([\\d.]+)%`, 'g'))].map(([, percent]) => Number(percent))
  const descents = percents('descent-override')
  const ascents = percents('ascent-override')

  expect(ascents).toHaveLength(4)
  percents(' size-adjust').forEach((widening, face) => {
    const above = (widening / 100) * (ascents[face] ?? 0) - INTER.ascent
    const below = (widening / 100) * (descents[face] ?? 0) - INTER.descent
    expect(above).toBeGreaterThan(10)
    expect(below).toBeCloseTo(above, 1)
  })
})

it('has an animation for each end that a toast waits for', () => {
  for (const name of ['Toastify__trackProgress', 'toast-enter', 'toast-exit']) {
    expect(css).toContain(`@keyframes ${name} {`)
    expect(css).toContain(`animation: ${name} `)
  }
  expect(css).not.toMatch(/animation:\s*none/)
})

it('leaves the clock of a toast alone when the trader wants less motion', () => {
  expect(css).toContain('*:not(.Toastify__progress-bar)')
})

it('stops the clock of a toast that is pointed at or focused', () => {
  const [, selectors] = /([^{}]+)\{[^{}]*animation-play-state: paused/.exec(css) ?? []
  expect(selectors?.split(',').map((selector) => selector.trim())).toEqual([
    '.Toastify__toast:hover .Toastify__progress-bar',
    '.Toastify__toast:focus-within .Toastify__progress-bar',
  ])
})
