import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { POSTS } from '../posts.data'
import ArticlePage from './ArticlePage'

/** The page reads its id from the route, so it needs one. */
function renderArticle(id: string) {
  const router = createMemoryRouter([{ path: '/blog/:id', element: <ArticlePage /> }], {
    initialEntries: [`/blog/${id}`],
  })
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { user: userEvent.setup(), router }
}

it('shows the whole article: heading, author, picture, opening, chapters and tags', async () => {
  renderArticle('fees-against-the-scalper')

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'A fee of 0.1% against the scalper',
  )
  expect(screen.getByText('Idris Mabey, Aldergate Trade editorial team')).toBeVisible()
  expect(screen.getByText('27 May 2025')).toBeVisible()
  expect(screen.getByText(/^\d min read$/)).toBeVisible()
  expect(screen.getByRole('img', { name: /^Of an average trade/ })).toBeVisible()
  expect(screen.getByText(/^One tenth of one per cent sounds like nothing\./)).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: /^Maker and taker/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Costs' })).toHaveAttribute('href', '/blog?tag=costs')
})

it('finds an article in any case, as every other page is found', async () => {
  renderArticle('Fees-Against-The-Scalper')
  await screen.findByRole('heading', { level: 2, name: /^Maker and taker/ })

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('against the scalper')
})

it('tells search engines what the article is called, by whom it is and of which day', async () => {
  renderArticle('fees-against-the-scalper')
  await screen.findByRole('heading', { level: 2, name: /^Maker and taker/ })

  const article = screen.getByRole('article')
  const told = (name: string) => article.querySelector(`[itemprop="${name}"]`)
  expect(article).toHaveAttribute('itemtype', 'https://schema.org/BlogPosting')
  expect(told('headline')).toHaveTextContent('A fee of 0.1% against the scalper')
  expect(told('author')).toHaveTextContent(/^Idris Mabey/)
  expect(told('datePublished')).toHaveAttribute('datetime', '2025-05-27')
})

it('leads to the feature that it is about', async () => {
  renderArticle('fees-against-the-scalper')

  expect(screen.getByRole('link', { name: 'See the fee before an order' })).toHaveAttribute(
    'href',
    '/dashboard#trade-execution',
  )
  expect(await screen.findByRole('link', { name: 'order ticket' })).toBeVisible()
})

it('leads to the older and the newer post, and the ends have one neighbour', async () => {
  const { user } = renderArticle(POSTS[1]?.id ?? '')
  const neighbours = screen.getByRole('navigation', { name: 'Older and newer posts' })
  expect(within(neighbours).getAllByRole('link')).toHaveLength(2)

  await user.click(within(neighbours).getByRole('link', { name: /^Newer/ }))

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(POSTS[0]?.title ?? '')
  expect(screen.queryByRole('link', { name: /^Newer/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Older/ })).toHaveAttribute(
    'href',
    `/blog/${POSTS[1]?.id}`,
  )
})

it('says that there is no such article, and leads to the blog and its newest posts', () => {
  renderArticle('how-to-get-rich')

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No such article')
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
  for (const { title } of POSTS.slice(0, 3)) {
    expect(screen.getByRole('link', { name: title })).toBeVisible()
  }
})
