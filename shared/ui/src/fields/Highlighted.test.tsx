import { render } from '@testing-library/react'
import { Highlighted } from './Highlighted'

it('marks every match of a search, and leaves the text as it is', () => {
  const { container } = render(<Highlighted text="Bitcoin and bitcoin cash" query="bitcoin" />)

  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Bitcoin', 'bitcoin'])
  expect(container).toHaveTextContent('Bitcoin and bitcoin cash')
})

it('marks nothing where nothing was searched for', () => {
  const { container } = render(<Highlighted text="Bitcoin" query=" " />)

  expect(container.querySelector('mark')).toBeNull()
  expect(container).toHaveTextContent('Bitcoin')
})
