import { eraseDataAtom } from '@aldergate/keeping'
import { Link, newsMarksAtom, NO_NEWS_MARKS, useLocation, useNavigate } from '@aldergate/platform'
import { advance, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import { ARTICLES } from '../articles/articles.data'
import { laterBodies } from '../articles/laterBodies'
import { laterTickers } from './LateTickers'
import NewsPage from './NewsPage'

const GOLD = 'Gold steady in the sample market while shares wander'

/** A page that was open before has its tickers and the texts of its articles at once. */
beforeAll(() => Promise.all([laterTickers.load(), laterBodies.load()]))

/** Shows the current location, and links elsewhere like the navigation. */
function Surroundings() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <nav>
      <Link to="/news">Navigation</Link>
      <button onClick={() => navigate(-1)}>Back</button>
      <code>{pathname + search}</code>
    </nav>
  )
}

function renderPage(path = '/news') {
  return renderWithApp(
    <>
      <Surroundings />
      <NewsPage />
      <ToastArea />
    </>,
    { path },
  )
}

function url() {
  return screen.getByRole('navigation').querySelector('code')?.textContent
}

function headlines() {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

function article(headline: string) {
  return within(screen.getByRole('article', { name: headline }))
}

function view(name: string) {
  return within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name })
}

function search() {
  return screen.getByRole('searchbox', { name: 'Search News...' })
}

describe('at first', () => {
  it('shows every article, newest first, and says how many there are', () => {
    renderPage()

    expect(screen.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
    expect(headlines()).toEqual(
      ARTICLES.toSorted((one, other) => one.minutesAgo - other.minutesAgo).map(
        ({ headline }) => headline,
      ),
    )
    expect(screen.getByRole('status')).toHaveTextContent(
      `${ARTICLES.length} of ${ARTICLES.length} articles`,
    )
    expect(search()).toHaveAttribute('placeholder', 'Search News...')
  })

  it('shows the sentiment in words and percent', () => {
    renderPage()

    const bars = within(screen.getByRole('list', { name: 'Market sentiment' }))
    expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Positive40%',
      'Neutral25%',
      'Negative35%',
    ])
    const widths = bars
      .getAllByRole('listitem')
      .map((row) => row.querySelector('[aria-hidden] > *'))
      .map((bar) => bar && getComputedStyle(bar).width)
    expect(widths).toEqual(['40%', '25%', '35%'])
  })

  it('offers seven categories, twenty topics and eight trending ones', () => {
    renderPage()

    const categories = within(screen.getByRole('group', { name: 'Categories' }))
    expect(categories.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Crypto',
      'Stocks',
      'Forex',
      'Commodities',
      'Economy',
      'Technology',
    ])
    expect(within(screen.getByLabelText('Topic')).getAllByRole('option')).toHaveLength(1 + 20)
    expect(
      within(screen.getByRole('list', { name: 'Trending topics' })).getAllByRole('button'),
    ).toHaveLength(8)
  })

  it('shows of each article its category, source, time and summary', () => {
    renderPage()

    expect(article(GOLD).getByText('Commodities')).toBeVisible()
    expect(article(GOLD).getByText('Sample Commodities Review')).toBeVisible()
    expect(article(GOLD).getByText(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/)).toBeVisible()
    expect(article(GOLD).getByText(/^The simulated metal hardly moved/)).toBeVisible()
  })
})

describe('the live tickers', () => {
  it('are sampled every five seconds, and leave no timer behind', () => {
    jest.useFakeTimers()
    const { unmount } = renderPage()
    const tickers = screen.getByRole('region', { name: 'Live tickers' })
    const prices = () => [...tickers.querySelectorAll('li')].map(({ textContent }) => textContent)

    const before = prices()
    advance(4_000)
    expect(prices()).toEqual(before)
    advance(1_000)
    expect(prices()).not.toEqual(before)

    unmount()
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })
})

describe('filters', () => {
  it('combine search, category and topic, and stand in the URL', async () => {
    const { user } = renderPage('/news?seed=7')

    await user.type(search(), 'gold')
    await user.click(screen.getByRole('button', { name: 'Commodities' }))
    await user.selectOptions(screen.getByLabelText('Topic'), 'Inflation')

    expect(headlines()).toEqual(['How much gold does a sample portfolio need?'])
    expect(screen.getByRole('status')).toHaveTextContent(`1 of ${ARTICLES.length} articles`)
    expect(url()).toBe('/news?seed=7&q=gold&category=commodities&topic=inflation')
  })

  it('come out of the URL of a linked view', () => {
    renderPage('/news?q=gold&category=commodities&topic=inflation')

    expect(search()).toHaveValue('gold')
    expect(screen.getByRole('button', { name: 'Commodities' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Inflation')
    expect(headlines()).toHaveLength(1)
  })

  it('keep every letter and space that is typed, and mark what they found', async () => {
    const { user } = renderPage()

    await user.type(search(), 'gold  steady ')

    expect(search()).toHaveValue('gold  steady ')
    expect(url()).toBe('/news?q=gold++steady')
    const marks = screen.getByRole('article', { name: GOLD }).querySelectorAll('mark')
    expect([...marks].map(({ textContent }) => textContent)).toEqual(['Gold', 'steady'])
  })

  it('follow a link to the page and the way back', async () => {
    const { user } = renderPage()
    await user.type(search(), 'gold')

    await user.click(screen.getByRole('link', { name: 'Navigation' }))
    expect(search()).toHaveValue('')
    expect(headlines()).toHaveLength(ARTICLES.length)

    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(search()).toHaveValue('gold')
    expect(url()).toBe('/news?q=gold')
  })

  it('take a trending topic, and give it back when it is pressed again', async () => {
    const { user } = renderPage()
    const trending = within(screen.getByRole('list', { name: 'Trending topics' }))
    const inflation = trending.getByRole('button', { name: /Inflation/ })

    await user.click(inflation)
    expect(inflation).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Inflation')
    expect(headlines()).toHaveLength(5)

    await user.click(inflation)
    expect(headlines()).toHaveLength(ARTICLES.length)
  })

  it('say when nothing matches, and clear with one button that hands its focus to the search', async () => {
    const { user } = renderPage('/news?seed=7&category=forex')
    await user.type(search(), 'quicksilver')

    expect(screen.getByText('No articles found.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(`0 of ${ARTICLES.length} articles`)

    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(headlines()).toHaveLength(ARTICLES.length)
    expect(search()).toHaveValue('')
    expect(search()).toHaveFocus()
    expect(url()).toBe('/news?seed=7')
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  })

  it('go one by one, and hand their focus on to the next', async () => {
    const { user } = renderPage('/news?q=gold&category=commodities&topic=inflation&view=unread')
    const active = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(active.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '“gold”',
      'Inflation',
      'Unread',
      'Commodities',
    ])

    await user.click(active.getByRole('button', { name: 'Clear filter: Inflation' }))
    expect(url()).toBe('/news?q=gold&category=commodities&view=unread')
    expect(active.getByRole('button', { name: 'Clear filter: Unread' })).toHaveFocus()

    await user.keyboard('{Enter}')
    await user.click(active.getByRole('button', { name: 'Clear filter: “gold”' }))
    expect(search()).toHaveValue('')
    expect(url()).toBe('/news?category=commodities')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
    expect(headlines()).toHaveLength(ARTICLES.length)
    expect(screen.getAllByRole('button', { expanded: false })[0]).toHaveFocus()
  })

  it('lose what was searched for by the button of the field, and by Escape', async () => {
    const { user } = renderPage('/news?q=gold')

    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(url()).toBe('/news')
    expect(search()).toHaveFocus()

    await user.keyboard('oil{Escape}')
    expect(search()).toHaveValue('')
    expect(headlines()).toHaveLength(ARTICLES.length)
  })
})

describe('an article', () => {
  it('opens in place, is read from then on, and closes again', async () => {
    const { user } = renderPage('/news?topic=gold')
    const headline = screen.getByRole('button', { name: GOLD })
    expect(article(GOLD).getByText('Unread')).toBeVisible()

    await user.click(headline)
    expect(headline).toHaveAttribute('aria-expanded', 'true')
    expect(article(GOLD).getByText(/^Headlines like to give/)).toBeVisible()
    expect(article(GOLD).getByText('Topics: Gold')).toBeVisible()
    expect(article(GOLD).getByText('Read')).toBeVisible()
    expect(url()).toBe('/news?topic=gold&article=gold-steady-sample')

    await user.click(headline)
    expect(article(GOLD).queryByText(/^Headlines like to give/)).not.toBeInTheDocument()
    expect(article(GOLD).getByText('Read')).toBeVisible()
    expect(url()).toBe('/news?topic=gold')
  })

  it('can be linked to, where it stands open and read', () => {
    renderPage('/news?topic=gold&article=gold-steady-sample')

    expect(article(GOLD).getByText(/^Headlines like to give/)).toBeVisible()
    expect(article(GOLD).getByText('Read')).toBeVisible()
    expect(
      article(GOLD).getByRole('link', { name: 'Link to this simulated article' }),
    ).toHaveAttribute('href', '/news?article=gold-steady-sample#gold-steady-sample')
  })

  it('is not read by a link to no article', () => {
    const { store } = renderPage('/news?article=nothing-of-the-kind')

    expect(store.get(newsMarksAtom)).toEqual(NO_NEWS_MARKS)
  })

  it('is saved and found among the saved ones, until it is removed from them, which can be undone', async () => {
    const { user } = renderPage('/news?topic=gold')
    const save = () => screen.getByRole('button', { name: `Save “${GOLD}”` })
    expect(save()).toHaveAttribute('aria-pressed', 'false')

    await user.click(save())
    expect(save()).toHaveAttribute('aria-pressed', 'true')
    expect(article(GOLD).getByText('Saved')).toBeVisible()

    await user.click(view('Saved (1)'))
    expect(headlines()).toEqual([GOLD])
    expect(url()).toBe('/news?topic=gold&view=saved')

    await user.click(save())
    expect(screen.getByText('No articles found.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clear filter: Saved' })).toHaveFocus()

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(headlines()).toEqual([GOLD])
  })

  it('is marked as unread and as read by hand, also while it is open', async () => {
    const { user } = renderPage('/news?topic=gold&article=gold-steady-sample')

    await user.click(screen.getByRole('button', { name: `Mark as unread “${GOLD}”` }))
    expect(article(GOLD).getByText('Unread')).toBeVisible()

    await user.click(screen.getByRole('button', { name: `Mark as read “${GOLD}”` }))
    expect(article(GOLD).getByText('Read')).toBeVisible()
  })

  it('leaves the unread ones when it is closed, and the next one has the focus', async () => {
    const { user } = renderPage('/news?view=unread')
    const [first, second, third] = headlines().map((headline) => headline ?? '')

    await user.click(screen.getByRole('button', { name: first ?? '' }))
    expect(headlines()[0]).toBe(first)
    expect(view(`Unread (${ARTICLES.length - 1})`)).toHaveAttribute('aria-pressed', 'true')

    await user.keyboard('{Enter}')
    expect(headlines()[0]).toBe(second)
    expect(screen.getByRole('button', { name: second ?? '' })).toHaveFocus()

    await user.click(screen.getByRole('button', { name: `Mark as read “${second}”` }))
    expect(headlines()[0]).toBe(third)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(headlines()[0]).toBe(second)
  })

  it('stays saved and read while another page is open', async () => {
    const { user, store, unmount } = renderPage('/news?topic=gold')
    await user.click(screen.getByRole('button', { name: `Save “${GOLD}”` }))
    await user.click(screen.getByRole('button', { name: GOLD }))
    unmount()

    act(() => {
      renderWithApp(<NewsPage />, { store, path: '/news?topic=gold' })
    })

    expect(article(GOLD).getByText('Saved')).toBeVisible()
    expect(article(GOLD).getByText('Read')).toBeVisible()
  })
})

describe('all listed articles', () => {
  it('are marked as read, and as unread again, and no other with them', async () => {
    const { user } = renderPage('/news?topic=gold')
    const listed = headlines().length
    const others = ARTICLES.length - listed

    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText(`${listed} articles marked as read.`)).toBeVisible()
    expect(screen.queryByText('Unread')).not.toBeInTheDocument()
    const back = screen.getByRole('button', { name: 'Mark all as unread' })
    expect(back).toHaveFocus()

    await user.selectOptions(screen.getByLabelText('Topic'), 'All topics')
    expect(view(`Unread (${others})`)).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Topic'), 'Gold')
    await user.click(screen.getByRole('button', { name: 'Mark all as unread' }))
    expect(view(`Unread (${listed})`)).toBeVisible()
  })

  it('are read again when that is undone, but for what was unread before', async () => {
    const { user } = renderPage('/news?topic=gold')
    expect(headlines()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: `Mark as read “${GOLD}”` }))
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await screen.findByText('1 article marked as read.')

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(view('Unread (1)')).toBeVisible()
    expect(article(GOLD).getByText('Read')).toBeVisible()
  })

  it('are removed from the saved ones at once, which can be undone', async () => {
    const { user } = renderPage('/news?topic=gold')
    const listed = headlines().length
    for (const save of screen.getAllByRole('button', { name: /^Save / })) await user.click(save)
    await user.click(view(`Saved (${listed})`))

    await user.click(screen.getByRole('button', { name: 'Remove all from saved' }))
    expect(view('Saved (0)')).toBeVisible()
    expect(screen.getByText('No articles found.')).toBeVisible()

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(headlines()).toHaveLength(listed)
  })
})

it('forgets what was saved and read when all data are erased', async () => {
  const { user, store } = renderPage('/news?topic=gold')
  await user.click(screen.getByRole('button', { name: `Save “${GOLD}”` }))
  await user.click(screen.getByRole('button', { name: `Mark as read “${GOLD}”` }))

  act(() => store.set(eraseDataAtom))

  expect(view('Saved (0)')).toBeVisible()
  expect(article(GOLD).getByText('Unread')).toBeVisible()
})

it('goes back from a topic and a category to all of them', async () => {
  const { user } = renderPage()
  const all = headlines()
  await user.selectOptions(screen.getByLabelText('Topic'), 'Bitcoin')
  await user.click(screen.getByRole('button', { name: 'Crypto' }))
  expect(headlines().length).toBeLessThan(all.length)

  await user.selectOptions(screen.getByLabelText('Topic'), 'All topics')
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(headlines()).toEqual(all)
})
