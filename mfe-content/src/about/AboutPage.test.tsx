import { fakeViewport, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import AboutPage from './AboutPage'
import { FIGURES } from './figures.data'
import { CONS, PROS } from './verdict.data'

const SECTIONS = [
  'Overview',
  'Solution',
  'Target audience',
  'Features',
  'Technical architecture',
  'Benefits',
  'Security and compliance',
  'Market analysis',
  'Use cases',
  'Future enhancements',
  'Revenue streams',
  'Verdict',
]

const STREAMS = [
  'Subscriptions',
  'API licensing',
  'White-label',
  'Marketplace commissions',
  'Pay-per-signal',
  'Bot customisation fees',
]

let viewport: ReturnType<typeof fakeViewport>
beforeEach(() => {
  viewport = fakeViewport()
})
afterEach(() => viewport.remove())

function section(name: string) {
  return within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
}

it('has its twelve sections in order, and the contents lead to each of them', () => {
  renderWithApp(<AboutPage />)

  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ firstChild }) => firstChild?.textContent)).toEqual(SECTIONS)
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(SECTIONS)
})

it('names the six revenue streams', () => {
  renderWithApp(<AboutPage />)

  const rows = section('Revenue streams').getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(STREAMS)
})

it('speaks of role-based access control, and says that here everybody sees the same', () => {
  renderWithApp(<AboutPage />)

  const text = screen.getByRole('region', { name: /^Security and compliance/ })
  expect(text).toHaveTextContent(/Role-based access control belongs in an edition/)
  expect(text).toHaveTextContent(/everybody sees the same pages/)
})

it('names the kinds of traders and markets that it is for', () => {
  renderWithApp(<AboutPage />)

  const audience = screen.getByRole('region', { name: /^Target audience/ })
  expect(audience).toHaveTextContent('stocks, forex, crypto, commodities, bonds and securities')
  const readers = within(audience).getAllByRole('row').slice(1)
  expect(readers.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Retail traders',
    'Institutional investors',
    'Algorithmic traders',
    'Analysts',
    'Fintech developers',
  ])
})

it('draws the architecture, with its words for who cannot see it', () => {
  renderWithApp(<AboutPage />)

  const diagram = section('Technical architecture').getByRole('img')
  expect(diagram).toHaveAccessibleName(/dashboard, trading, strategy, portfolio or content/)
})

it('tags every chart as a sample and shows its numbers as a table on demand', async () => {
  const { user } = renderWithApp(<AboutPage />)
  const market = section('Market analysis')

  expect(market.getAllByText('Sample')).toHaveLength(FIGURES.length)
  for (const button of market.getAllByRole('button', { name: 'Show as table' })) {
    await user.click(button)
  }
  const tables = market.getAllByRole('table')
  expect(tables).toHaveLength(3)
  expect(tables.map((table) => within(table).getAllByRole('row').length - 1)).toEqual(
    FIGURES.map(({ values }) => values.length),
  )
})

it('shows pros and cons equally', () => {
  renderWithApp(<AboutPage />)
  const lists = section('Verdict').getAllByRole('list')

  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([
    PROS.length,
    CONS.length,
  ])
  expect(PROS).toHaveLength(CONS.length)
})
