import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { Footer } from './Footer'

it('sets a heading in a line as high as a link’s, so that the lines of its columns are level', () => {
  renderWithApp(<Footer />)
  const heading = getComputedStyle(screen.getByRole('heading', { name: 'Follow us' }))
  const link = getComputedStyle(screen.getByRole('link', { name: 'About' }))

  expect(heading.padding).toBe(link.padding)
  expect(heading.lineHeight).toBe('inherit')
  expect(['', '0px']).toContain(heading.marginBottom)
})
