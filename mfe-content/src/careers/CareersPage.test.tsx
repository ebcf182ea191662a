import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import CareersPage from './CareersPage'
import { JOBS } from './jobs.data'

it('shows every job with its type, its lists and its way to apply', () => {
  renderWithApp(<CareersPage />)

  for (const { title, location, description, perks, applyLink } of JOBS) {
    const job = within(screen.getByRole('region', { name: title }))
    expect(job.getByText(location)).toBeVisible()
    expect(job.getByText('Full-time')).toBeVisible()
    expect(job.getByText(description)).toBeVisible()
    expect(job.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      ['Responsibilities', 'Requirements', 'Perks'],
    )
    expect(job.getByText(perks[0] ?? '')).toBeVisible()
    expect(job.getByRole('link')).toHaveAttribute('href', applyLink)
  }
  expect(screen.getByRole('link', { name: 'Write a general application' })).toHaveAttribute(
    'href',
    '/apply/general',
  )
})

it('shows the jobs at one place, says how many, and shows all again', async () => {
  const { user } = renderWithApp(<CareersPage />)
  expect(screen.getByRole('status')).toHaveTextContent('5 vacancies')

  await user.click(screen.getByRole('button', { name: 'Berlin' }))
  expect(screen.getByRole('status')).toHaveTextContent('1 vacancy')
  expect(screen.getByRole('region', { name: 'UI/UX Designer' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Data Scientist' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'All locations' }))
  expect(screen.getByRole('status')).toHaveTextContent('5 vacancies')
})

it('takes the place from the address, and helps where there is no vacancy', async () => {
  const { user } = renderWithApp(<CareersPage />, { path: '/careers?place=Atlantis' })
  expect(screen.getByText('There are no vacancies in this location.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Show all locations' }))
  expect(screen.getByRole('button', { name: 'All locations' })).toHaveFocus()

  expect(screen.getByRole('status')).toHaveTextContent('5 vacancies')
})

it('prints the list', async () => {
  window.print = jest.fn()
  const { user } = renderWithApp(<CareersPage />)

  await user.click(screen.getByRole('button', { name: 'Print' }))

  expect(window.print).toHaveBeenCalledTimes(1)
})
