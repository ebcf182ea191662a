import { advance, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { MarketNewsFeedPanel } from './MarketNewsFeedPanel'
import { newsAt } from './news'
import { NEWS } from './news.data'

const ITEMS = newsAt(NEWS, 0, '')
const TITLES = ITEMS.map(({ title }) => title)

function shownTitles() {
  return screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
}

function previous() {
  return screen.getByRole('button', { name: 'Previous' })
}

function next() {
  return screen.getByRole('button', { name: 'Next' })
}

function firstHeadline() {
  return screen.getByRole('button', { name: TITLES[0] })
}

it('opens with the four newest of 47 headlines, each with its source and age', () => {
  renderWithApp(<MarketNewsFeedPanel />)

  expect(shownTitles()).toEqual(TITLES.slice(0, 4))
  expect(screen.getByText('Page 1 of 12')).toBeInTheDocument()
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Practice Equity Notes')
  expect(first).toHaveTextContent('3 min ago')
})

it('disables Previous on the first page and Next on the last, and keeps the focus on the button', async () => {
  const { user } = renderWithApp(<MarketNewsFeedPanel />)
  expect(previous()).toHaveAttribute('aria-disabled', 'true')
  expect(next()).toHaveAttribute('aria-disabled', 'false')

  for (let page = 2; page <= 12; page += 1) {
    await user.click(next())
    expect(screen.getByText(`Page ${page} of 12`)).toBeInTheDocument()
  }
  expect(shownTitles()).toEqual(TITLES.slice(44))
  expect(shownTitles()).toHaveLength(3)
  expect(next()).toHaveAttribute('aria-disabled', 'true')
  expect(next()).toHaveFocus()

  await user.click(next())
  expect(screen.getByText('Page 12 of 12')).toBeInTheDocument()
  await user.click(previous())
  expect(shownTitles()).toEqual(TITLES.slice(40, 44))
})

it('opens an item to read, which is then no longer unread, and goes back to its headline', async () => {
  const { user } = renderWithApp(<MarketNewsFeedPanel />)
  expect(screen.getByText('47 unread')).toBeInTheDocument()
  expect(screen.getAllByText('Unread')).toHaveLength(4)

  await user.click(firstHeadline())
  const article = within(screen.getByRole('article', { name: TITLES[0] }))
  expect(article.getByRole('heading', { name: TITLES[0] })).toHaveFocus()
  expect(article.getByText(ITEMS[0]?.body ?? '')).toBeInTheDocument()
  expect(article.getByRole('link', { name: 'More like this in Market News' })).toHaveAttribute(
    'href',
    '/news?category=stocks',
  )

  await user.click(screen.getByRole('button', { name: 'Back to headlines' }))
  expect(firstHeadline()).toHaveFocus()
  expect(screen.getByText('46 unread')).toBeInTheDocument()
  expect(screen.getAllByText('Unread')).toHaveLength(3)
})

it('marks all as read', async () => {
  const { user } = renderWithApp(<MarketNewsFeedPanel />)
  const button = screen.getByRole('button', { name: 'Mark all as read' })
  await user.click(button)

  expect(screen.getByText('All read')).toBeInTheDocument()
  expect(screen.queryByText('Unread')).not.toBeInTheDocument()
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

it('is where the trader left it when it was hidden and is shown again', async () => {
  const store = createStore()
  const { user, unmount } = renderWithApp(<MarketNewsFeedPanel />, { store })
  await user.click(next())
  unmount()

  renderWithApp(<MarketNewsFeedPanel />, { store })
  expect(screen.getByText('Page 2 of 12')).toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('lets the ages grow, and leaves no timer when it is hidden', () => {
  jest.useFakeTimers()
  const { unmount } = renderWithApp(<MarketNewsFeedPanel />)
  expect(screen.getByText('3 min ago')).toBeInTheDocument()

  advance(60_000)
  expect(screen.getByText('4 min ago')).toBeInTheDocument()

  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
