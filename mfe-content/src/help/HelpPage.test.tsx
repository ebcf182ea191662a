import { useLocation } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import HelpPage from './HelpPage'

const box = () => screen.getByRole('searchbox', { name: 'Search help, guides and FAQ' })

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>
}

function renderHelp(path = '/help') {
  return renderWithApp(
    <>
      <HelpPage />
      <Address />
    </>,
    { path },
  )
}

it('searches topics, guides and questions at once, grouped and counted', async () => {
  const { user } = renderHelp()
  await user.type(box(), 'fee')

  expect(screen.getByText(/^\d+ results for “fee”$/)).toHaveAttribute('role', 'status')
  const groups = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(groups).toEqual(['Help topics', 'Guides', 'Frequently asked questions'])
})

it('marks what was searched for and leads to the very answer', async () => {
  const { user } = renderHelp()
  await user.type(box(), 'business days')

  const answer = screen.getByRole('link', { name: 'How long does a deposit take?' })
  expect(answer).toHaveAttribute('href', '/faq#deposits')
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks).toEqual(expect.arrayContaining(['business', 'days']))
})

it('leads from a result to its topic on this page, and takes the focus there', async () => {
  const { user } = renderHelp()
  await user.type(box(), 'five seconds after')
  await user.click(screen.getByRole('link', { name: 'Take an order back' }))

  expect(screen.getByLabelText('Address')).toHaveTextContent('/help#undo-an-order')
  expect(screen.getByRole('heading', { name: /^Take an order back/ })).toHaveFocus()
  expect(box()).toHaveValue('')
})

it('says when nothing is found, and shows all topics again', async () => {
  const { user } = renderHelp()
  await user.type(box(), 'zebra')
  expect(screen.getByText('Nothing found for “zebra”')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Show all topics' }))
  expect(box()).toHaveFocus()
  expect(screen.getByRole('navigation', { name: 'Contents' })).toBeVisible()
})

it('breaks a word that is too long for the page wherever it says it again', () => {
  const word = 'a'.repeat(2_000)
  renderHelp(`/help?q=${word}`)

  const count = screen.getByText(`Nothing found for “${word}”`)
  const nothing = screen.getByText(/^Nothing here mentions/).closest('section')
  for (const said of [count, nothing]) expect(said).toHaveStyle({ overflowWrap: 'anywhere' })
})

it('opens with the search that its address names', () => {
  renderHelp('/help?q=spread')

  expect(box()).toHaveValue('spread')
  expect(screen.getByRole('link', { name: /Read the order book/ })).toHaveAttribute(
    'href',
    '/guides#read-the-order-book',
  )
})

it('asks of each topic whether it was useful, and says that the answer is not sent', async () => {
  const { user } = renderHelp()
  const question = within(screen.getByRole('group', { name: 'Was “Keyboard” useful?' }))
  await user.click(question.getByRole('button', { name: 'Yes' }))

  expect(question.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
  expect(question.getByRole('status')).toHaveTextContent('your answer is not sent')
})
