import { english, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { QUESTIONS } from './questions.data'
import SupportPage from './SupportPage'
import { TICKETS } from './tickets.data'

const EN = english(__dirname)

const list = () => screen.getByRole('listbox', { name: 'Tickets' })
const options = () => within(list()).getAllByRole('option')
const details = () => screen.getByRole('region', { name: 'Ticket details' })

it('shows three tickets, and asks to select one', () => {
  renderWithApp(<SupportPage />)

  expect(options()).toHaveLength(3)
  expect(details()).toHaveTextContent(EN('choose'))
})

it('shows id, subject, status, date and details of the ticket that is clicked', async () => {
  const { user } = renderWithApp(<SupportPage />)
  for (const [index, ticket] of TICKETS.entries()) {
    await user.click(options()[index] ?? list())

    expect(options()[index]).toHaveAttribute('aria-selected', 'true')
    expect(within(details()).getByRole('heading')).toHaveTextContent(ticket.subject)
    for (const text of [ticket.id, ticket.status, ticket.details]) {
      expect(details()).toHaveTextContent(text)
    }
    expect(within(details()).getByText(/^\d+ \w{3} 2026$/)).toHaveAttribute('datetime', ticket.date)
  }
})

it('filters by status, with the number of each on its button', async () => {
  const { user } = renderWithApp(<SupportPage />)
  const filter = (name: string) => screen.getByRole('button', { name })
  expect(filter('All (3)')).toHaveAttribute('aria-pressed', 'true')

  for (const name of ['Open (1)', 'In Progress (1)', 'Closed (1)']) {
    await user.click(filter(name))
    expect(options()).toHaveLength(1)
    expect(options()[0]).toHaveTextContent(name.slice(0, -4))
  }
  await user.click(filter('All (3)'))
  expect(options()).toHaveLength(3)
})

it('says when a search finds no ticket, and leads back to all of them', async () => {
  const { user } = renderWithApp(<SupportPage />)
  const found = screen.getByText('3 tickets')
  expect(found).toHaveRole('status')
  await user.type(screen.getByRole('searchbox', { name: 'Search tickets' }), 'unheard of')

  expect(found).toHaveTextContent(EN('none'))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Show all tickets' }))
  expect(options()).toHaveLength(3)
  expect(found).toHaveTextContent('3 tickets')
  expect(screen.getByRole('button', { name: 'All (3)' })).toHaveFocus()
})

it('opens the ticket that the address names', () => {
  renderWithApp(<SupportPage />, { path: '/support?ticket=T-1037' })
  expect(within(details()).getByRole('heading')).toHaveTextContent('Report total differs')
})

it('says that there is no ticket of the number that the address names, until one is chosen', async () => {
  const { user } = renderWithApp(<SupportPage />, { path: '/support?ticket=t-9999' })
  expect(details()).toHaveTextContent('There is no ticket T-9999.')
  expect(details()).toHaveTextContent(EN('choose'))

  await user.click(options()[0] ?? list())
  expect(screen.queryByText(/There is no ticket/)).not.toBeInTheDocument()
})

it('denies no ticket that only the filter leaves out, and none where the address names none', async () => {
  const { user, unmount } = renderWithApp(<SupportPage />, { path: '/support?ticket=T-1037' })
  await user.click(screen.getByRole('button', { name: 'Closed (1)' }))
  expect(details()).toHaveTextContent(EN('choose'))
  expect(screen.queryByText(/There is no ticket/)).not.toBeInTheDocument()
  unmount()

  renderWithApp(<SupportPage />, { path: '/support?ticket=' })
  expect(screen.queryByText(/There is no ticket/)).not.toBeInTheDocument()
})

it('is one stop of the Tab key, and the arrows choose', async () => {
  const { user } = renderWithApp(<SupportPage />)
  options()[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(options()[1]).toHaveFocus()
  expect(details()).toHaveTextContent('T-1037')

  await user.keyboard('{End}')
  expect(details()).toHaveTextContent('T-1019')
  await user.keyboard('{Home}')
  expect(details()).toHaveTextContent('T-1042')
  expect(options().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

it('shows the tickets of each weekday as a table', () => {
  renderWithApp(<SupportPage />)
  const table = screen.getByRole('table', { name: EN('week') })

  expect(within(table).getByRole('row', { name: 'Mon 7' })).toBeVisible()
  expect(within(table).getAllByRole('row')).toHaveLength(8)
})

it('answers its three questions', () => {
  renderWithApp(<SupportPage />)

  for (const { question, answer } of QUESTIONS) {
    expect(screen.getByRole('heading', { name: question })).toBeVisible()
    expect(screen.getByText(answer)).toBeVisible()
  }
})

it('shows the day of a ticket as that day in every time zone', () => {
  renderWithApp(<SupportPage />, { settings: { timeZone: 'America/New_York' } })

  expect(screen.getByText('18 Nov 2026')).toHaveAttribute('dateTime', '2026-11-18')
})

it('chooses by Enter and by Space, and by no other key', async () => {
  const { user } = renderWithApp(<SupportPage />)
  options()[1]?.focus()
  await user.keyboard('x')
  expect(details()).toHaveTextContent(EN('choose'))

  await user.keyboard('{Enter}')
  expect(details()).toHaveTextContent('T-1037')
  options()[2]?.focus()
  await user.keyboard(' ')
  expect(details()).toHaveTextContent('T-1019')
})
