import { LANGUAGES } from '@aldergate/contract'
import { renderWithApp } from '@aldergate/testing'
import { createBrowserRouter, RouterProvider } from '@aldergate/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import FaqPage from './FaqPage'
import { QUESTIONS } from '../parts/questions.data'

const FEES = 'What does trading cost?'
const STORED = 'What is stored about me?'

const ENGLISH_ONLY = [
  'Estos textos solo están en inglés.',
  '此处内容仅有英文版。',
  'Ces textes n’existent qu’en anglais.',
]

function question(name: string) {
  return screen.getByRole('button', { name })
}

function answerOf(name: string) {
  return document.getElementById(question(name).getAttribute('aria-controls') ?? '')
}

it('shows eight questions, all of them closed', () => {
  renderWithApp(<FaqPage />)

  for (const { question: text } of QUESTIONS) {
    expect(question(text)).toHaveAttribute('aria-expanded', 'false')
    expect(answerOf(text)).not.toBeVisible()
  }
})

it('tells search engines each question with its answer', () => {
  const { container } = renderWithApp(<FaqPage />)
  const told = (thing: Element, name: string) =>
    thing.querySelector(`[itemprop="${name}"]`)?.textContent

  const things = [...container.querySelectorAll('[itemtype$="/FAQPage"] [itemprop="mainEntity"]')]
  expect(things.map((thing) => told(thing, 'name'))).toEqual(
    QUESTIONS.map(({ question: text }) => text),
  )
  for (const [index, thing] of things.entries()) {
    const answer = thing.querySelector('[itemprop="acceptedAnswer"]')
    expect(answer && told(answer, 'text')).toContain(QUESTIONS[index]?.answer.join(''))
  }
})

it('opens an answer, and closes the one that was open', async () => {
  const { user } = renderWithApp(<FaqPage />)

  await user.click(question(FEES))
  expect(answerOf(FEES)).toBeVisible()
  expect(answerOf(FEES)).toHaveTextContent('0.1% maker/taker')

  await user.click(question(STORED))
  expect(question(STORED)).toHaveAttribute('aria-expanded', 'true')
  expect(answerOf(STORED)).toBeVisible()
  expect(answerOf(FEES)).not.toBeVisible()
})

it('closes the open answer when its question is clicked again', async () => {
  const { user } = renderWithApp(<FaqPage />)

  await user.click(question(FEES))
  await user.click(question(FEES))

  expect(question(FEES)).toHaveAttribute('aria-expanded', 'false')
  expect(answerOf(FEES)).not.toBeVisible()
})

it('opens the answer that the address names and leads the focus to it', () => {
  renderWithApp(<FaqPage />, { path: '/faq#stored-data' })

  expect(answerOf(STORED)).toBeVisible()
  expect(question(STORED)).toHaveFocus()
})

it('opens nothing for an address that names no answer', () => {
  renderWithApp(<FaqPage />, { path: '/faq#no-such-answer' })

  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument()
})

it('keeps closed answers where the search of the browser finds them, and opens what it finds', () => {
  renderWithApp(<FaqPage />)
  const answer = answerOf(FEES)
  expect(answer).toHaveAttribute('hidden', 'until-found')

  if (answer) fireEvent(answer, new Event('beforematch'))

  expect(question(FEES)).toHaveAttribute('aria-expanded', 'true')
  expect(answer).not.toHaveAttribute('hidden')
})

it('says in every language that the long texts are English', () => {
  const toldIn = LANGUAGES.map((language) => {
    const { unmount } = renderWithApp(<FaqPage />, { settings: { language } })
    expect(question(FEES).closest('[lang]')).toHaveAttribute('lang', 'en')
    const lines = ENGLISH_ONLY.filter((line) => screen.queryByText(line))
    unmount()
    return [language, ...lines]
  })

  expect(toldIn).toEqual([
    ['en'],
    ['es', ENGLISH_ONLY[0]],
    ['zh', ENGLISH_ONLY[1]],
    ['fr', ENGLISH_ONLY[2]],
  ])
})

it('opens the answer of another fragment that is typed into the address bar', async () => {
  window.history.replaceState(null, '', '/faq#fees')
  const router = createBrowserRouter([{ path: '*', element: <FaqPage /> }])
  render(<RouterProvider router={router} />)
  expect(answerOf(FEES)).toBeVisible()

  await act(async () => {
    window.location.hash = '#stored-data'
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })

  expect(answerOf(STORED)).toBeVisible()
  expect(answerOf(FEES)).not.toBeVisible()
})
