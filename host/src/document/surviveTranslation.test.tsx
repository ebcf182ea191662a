import { act, render, screen } from '@testing-library/react'
import { surviveTranslation } from './surviveTranslation'

const { removeChild, insertBefore } = Node.prototype

beforeEach(surviveTranslation)

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

/** Replaces a text by an element with another one, as Chrome does. */
function translate(text: ChildNode) {
  const font = document.createElement('font')
  font.textContent = `translated ${text.textContent}`
  text.replaceWith(font)
}

/** Wraps a text in an element, as other translators do. */
function wrap(text: ChildNode) {
  const font = document.createElement('font')
  text.replaceWith(font)
  font.append(text)
}

function Price({ change }: { change?: string }) {
  return (
    <p>
      {change && <b>{change}</b>}
      45,000
      <span>.00</span>
    </p>
  )
}

/** Takes the text away that stands beside elements. */
function Rest() {
  return (
    <p>
      <span>.00</span>
    </p>
  )
}

it.each([
  ['replaced', translate],
  ['wrapped', wrap],
])('shows and takes away what stands beside a text that was %s', (_how, alter) => {
  const { rerender, container } = render(<Price />)
  const text = screen.getByText('45,000', { exact: false }).firstChild
  if (!text) throw new Error('There is no text.')
  alter(text)

  rerender(<Price change="+1" />)
  expect(screen.getByText('+1')).toBeVisible()
  rerender(<Price />)
  expect(screen.queryByText('+1')).not.toBeInTheDocument()
  act(() => rerender(<Rest />))
  expect(container).toHaveTextContent('.00')
})

it('puts what is new before the text that was wrapped, which goes with its wrap', () => {
  const place = document.createElement('p')
  const text = document.createTextNode('45,000')
  place.append(text)
  wrap(text)
  const sign = document.createElement('b')

  place.insertBefore(sign, text)
  expect([...place.children].map(({ tagName }) => tagName)).toEqual(['B', 'FONT'])
  expect(place.removeChild(text)).toBe(text)
  expect([...place.children]).toEqual([sign])
})

it('changes nothing where nobody translates', () => {
  const place = document.createElement('p')
  const first = document.createElement('b')
  const last = document.createElement('i')
  expect(place.insertBefore(last, null)).toBe(last)
  expect(place.insertBefore(first, last)).toBe(first)
  expect([...place.children]).toEqual([first, last])
  expect(place.removeChild(first)).toBe(first)
  expect([...place.children]).toEqual([last])
})
