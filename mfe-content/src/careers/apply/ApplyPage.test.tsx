import { english } from '@aldergate/testing/english'
import { pageMetaAtom, RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { remote } from '../../../remote.config'
import { JOBS } from '../jobs.data'
import { MESSAGE_LIMIT } from './application'
import ApplyPage from './ApplyPage'

const EN = english(__dirname)

function open(slug: string) {
  const store = createStore()
  const router = createMemoryRouter([{ path: '/apply/:slug', element: <ApplyPage /> }], {
    initialEntries: [`/apply/${slug}`],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { store, user: userEvent.setup() }
}

function field(name: string) {
  return screen.getByRole('textbox', { name })
}

const FORMS = [...JOBS, { id: 'general', title: EN('generalJob') }]

it.each(FORMS)(
  'has a form under /apply/$id, which says first that it sends nothing',
  ({ id, title }) => {
    const { store } = open(id)

    expect(screen.getByRole('heading', { level: 1, name: `Apply: ${title}` })).toBeVisible()
    expect(screen.getByText(EN('intro'))).toBeVisible()
    expect(store.get(pageMetaAtom).title).toBe(`Apply: ${title}`)
  },
)

it('has for each form a document that bears its name and says what it is for', () => {
  const places = remote.pages.find(({ path }) => path === '/apply/:slug')?.places ?? []

  expect(places.map(({ path, title }) => [path, title])).toEqual(
    FORMS.map(({ id, title }) => [`/apply/${id}`, `Apply: ${title}`]),
  )
  expect(new Set(places.map(({ description }) => description)).size).toBe(FORMS.length)
})

it('sums up what is wrong, leads to the fields and keeps what was typed', async () => {
  const { user } = open('general')
  await user.type(field('Email'), 'ada')
  await user.type(field('Link (optional)'), 'my page')
  await user.click(screen.getByRole('button', { name: 'Submit application' }))

  const summary = screen.getAllByRole('alert')[0] as HTMLElement
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([EN('nameMissing'), EN('emailInvalid'), EN('messageMissing'), EN('linkInvalid')])
  expect(field('Email')).toHaveValue('ada')
  expect(field('Name')).toBeInvalid()

  await user.click(within(summary).getByRole('link', { name: EN('messageMissing') }))
  expect(field('Cover letter')).toHaveFocus()
})

it('says that nothing was sent and what it would have said', async () => {
  const { user } = open('data-scientist')
  await user.type(field('Name'), 'Ada Example')
  await user.type(field('Email'), 'ada@example.org')
  await user.type(field('Cover letter'), 'I distrust small samples.')
  await user.click(screen.getByRole('button', { name: 'Submit application' }))

  const result = screen.getByRole('status')
  expect(result).toHaveFocus()
  expect(result).toHaveTextContent(EN('done'))
  expect(result).toHaveTextContent('Ada Example <ada@example.org>')
  expect(result).toHaveTextContent('I distrust small samples.')
  expect(field('Cover letter')).toHaveValue('')
})

it('counts the characters of the letter', async () => {
  const { user } = open('general')
  expect(field('Cover letter')).toHaveAccessibleDescription(/^0 of 3,000 characters/)

  await user.type(field('Cover letter'), 'Hello')

  expect(MESSAGE_LIMIT).toBe(3_000)
  expect(field('Cover letter')).toHaveAccessibleDescription(/^5 of 3,000 characters/)
})

it('finds a vacancy in any case, as every other page is found', () => {
  open('Software-Engineer')

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Software Engineer')
})

it('lists the five vacancies for an address that names none, and asks not to be indexed', () => {
  const { store } = open('astronaut')

  expect(screen.getByRole('heading', { level: 1, name: EN('unknownTitle') })).toBeVisible()
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    JOBS.map(({ applyLink }) => applyLink),
  )
  expect(store.get(pageMetaAtom).isMissing).toBe(true)
})
