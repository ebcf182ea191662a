import { Link } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { Footer } from './Footer'

afterEach(() => {
  jest.useRealTimers()
})

it('has the year of today again when somebody looks after New Year, or goes to another page', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23, 59) })
  const { user } = renderWithApp(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Footer />
    </>,
  )
  expect(screen.getByText(/^© 2026 /)).toBeVisible()

  jest.setSystemTime(Date.UTC(2027, 0, 1))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText(/^© 2027 /)).toBeVisible()

  jest.setSystemTime(Date.UTC(2028, 0, 1))
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByText(/^© 2028 /)).toBeVisible()
})

it('sets a heading in a line as high as a link’s, so that the lines of its columns are level', () => {
  renderWithApp(<Footer />)
  const heading = getComputedStyle(screen.getByRole('heading', { name: 'Follow us' }))
  const link = getComputedStyle(screen.getByRole('link', { name: 'About' }))

  expect(heading.padding).toBe(link.padding)
  expect(heading.lineHeight).toBe('inherit')
  expect(['', '0px']).toContain(heading.marginBottom)
})
