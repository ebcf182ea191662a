import { globalCss } from './globalCss'
import { DARK, LIGHT } from './tokens'

const css = globalCss({ latin: '/latin.woff2', latinExtended: '/latin-ext.woff2' })

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

it('brings Inter, and a face with its metrics that stands in for it', () => {
  expect(css).toContain("src: url('/latin.woff2') format('woff2');")
  expect(css).toContain("src: url('/latin-ext.woff2') format('woff2');")
  expect(css).toMatch(/'Inter Fallback';\s*src: local\('Arial'\), local\('Liberation Sans'\);/)
  expect(css).toContain('size-adjust: 107.06%;')
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
  expect(block('.Toastify__toast:focus-within .Toastify__progress-bar')).toContain('paused')
})
