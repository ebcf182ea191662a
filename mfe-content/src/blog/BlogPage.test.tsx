import { useLocation, useNavigate } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import BlogPage from './BlogPage'
import { excerptOf } from './post'
import { POSTS } from './posts.data'

function BackAndAddress() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <output aria-label="Address">{search}</output>
    </>
  )
}

function renderBlog(path = '/blog') {
  return renderWithApp(
    <>
      <BlogPage />
      <BackAndAddress />
    </>,
    { path },
  )
}

function posts() {
  return within(screen.getByRole('list', { name: 'Posts' })).queryAllByRole('article')
}

function address() {
  return screen.getByRole('status', { name: 'Address' })
}

/** The tag to which a link leads. */
function tagOf(link: HTMLElement) {
  return new URLSearchParams((link as HTMLAnchorElement).search).get('tag')
}

it('lists all posts, newest first, each with its first 150 characters and a link', () => {
  renderBlog()

  expect(posts()).toHaveLength(21)
  for (const [index, post] of POSTS.entries()) {
    const card = posts()[index] as HTMLElement
    expect(within(card).getByText(post.title).closest('a')).toHaveAttribute(
      'href',
      `/blog/${post.id}`,
    )
    expect(within(card).getByText(excerptOf(post))).toBeVisible()
    expect(within(card).getByText(post.author)).toBeVisible()
    expect(card.querySelector('time')).toHaveAttribute('datetime', post.date)
    const tags = within(card).getByRole('list', { name: `Tags of ${post.title}` })
    expect(within(tags).getAllByRole('link').map(tagOf)).toEqual(post.tags)
    expect(within(card).getByLabelText(post.picture.alt)).toBeVisible()
  }
})

it('writes a date as the language asks for', () => {
  renderWithApp(<BlogPage />, { settings: { language: 'fr' } })

  expect(screen.getByText('10 nov. 2026')).toBeVisible()
})

it('filters by tag, says how many it found, and goes back', async () => {
  const { user } = renderBlog()

  await user.click(screen.getByRole('button', { name: 'Crypto' }))
  expect(posts()).toHaveLength(2)
  expect(screen.getByText('2 posts of 21')).toBeVisible()
  expect(address()).toHaveTextContent('?tag=crypto')

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(posts()).toHaveLength(21)
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
})

it('filters by the tag that is clicked on a post', async () => {
  const { user } = renderBlog()

  await user.click(screen.getAllByText('Indicators', { selector: 'a' })[0] as HTMLElement)

  expect(address()).toHaveTextContent('?tag=indicators')
  expect(screen.getByRole('button', { name: 'Indicators' })).toHaveAttribute('aria-pressed', 'true')
})

it('searches as one types, and one step back undoes the whole search', async () => {
  const { user } = renderBlog()

  await user.type(screen.getByLabelText('Search posts'), 'drawdown')
  expect(posts().length).toBeLessThan(5)
  expect(address()).toHaveTextContent('?q=drawdown')

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(posts()).toHaveLength(21)
})

it('empties the search with Escape', async () => {
  const { user } = renderBlog('/blog?q=drawdown')
  await user.click(screen.getByRole('searchbox'))

  await user.keyboard('{Escape}')

  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(posts()).toHaveLength(21)
})

it('offers one way out when nothing matches', async () => {
  const { user } = renderBlog('/blog?q=lottery&tag=risk')
  expect(screen.getByText('No posts match the search and the tag.')).toBeVisible()
  expect(screen.getByText('0 posts of 21')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Clear search and tag' }))

  expect(posts()).toHaveLength(21)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(address()).toHaveTextContent('')
})
