import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import terms from './terms.md'
import TermsPage from './TermsPage'

it('lists all its chapters, says when it was last changed and can be printed', () => {
  renderWithApp(<TermsPage />)
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))

  expect(contents.getAllByRole('link').map((each) => each.textContent)).toEqual(
    terms.chapters.map(({ heading }) => heading),
  )
  expect(screen.getByText(/^Last updated /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})
