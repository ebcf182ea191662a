import { english, renderWithApp } from '@aldergate/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { GALLERY } from './gallery.data'
import NewsRoomPage from './NewsRoomPage'
import { RELEASES } from './releases.data'
import { STORIES } from './stories.data'

const EN = english(__dirname)

function part(name: string) {
  return within(screen.getByRole('region', { name }))
}

function thumbnail(index: number) {
  return part('Gallery').getAllByRole('button')[index] as HTMLElement
}

const shownTitle = () => screen.getByRole('dialog').getAttribute('aria-labelledby')

function dialogTitle() {
  return document.getElementById(shownTitle() ?? '')?.textContent
}

it('features three stories, each with a picture and a way to try it', () => {
  renderWithApp(<NewsRoomPage />)
  const stories = part('Featured stories').getAllByRole('article')

  expect(stories).toHaveLength(3)
  for (const [index, { title, link }] of STORIES.entries()) {
    const story = within(stories[index] as HTMLElement)
    expect(story.getByRole('heading', { name: title })).toBeVisible()
    expect(story.getByRole('img')).toHaveAccessibleName()
    expect(story.getByRole('link', { name: link.label })).toHaveAttribute('href', link.to)
  }
})

it('lists two releases with their days, and leads to their full texts', () => {
  renderWithApp(<NewsRoomPage />)
  const list = part('Press releases')

  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('14 Jan 2025')).toHaveAttribute('dateTime', '2025-01-14')
  for (const { id, title, summary, text } of RELEASES) {
    expect(list.getByText(summary)).toBeVisible()
    const link = list.getByRole('link', { name: `Read the release: ${title}` })
    expect(link.getAttribute('href')).toMatch(new RegExp(`#${id}$`))
    expect(document.getElementById(id)).toHaveTextContent(text[0] ?? '')
  }
})

it('names the way to a release with the punctuation of the language', async () => {
  renderWithApp(<NewsRoomPage />, { settings: { language: 'fr' } })

  const name = `Lire le communiqué\u00A0: ${RELEASES[0]?.title}`
  expect(await screen.findByRole('link', { name })).toBeVisible()
})

it('opens a picture large, with its words and its caption', async () => {
  const { user } = renderWithApp(<NewsRoomPage />)
  await user.click(thumbnail(1))

  const dialog = within(screen.getByRole('dialog'))
  const picture = GALLERY[1]
  expect(dialogTitle()).toBe(picture?.title)
  expect(dialog.getByRole('img', { name: picture?.alt })).toBeVisible()
  expect(dialog.getByText(picture?.caption ?? '')).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 6')
})

it('turns by the keyboard, closes with Esc and gives the focus back', async () => {
  const { user } = renderWithApp(<NewsRoomPage />)
  await user.click(thumbnail(0))

  await user.keyboard('{ArrowRight}')
  expect(dialogTitle()).toBe(GALLERY[1]?.title)
  await user.keyboard('{End}')
  expect(dialogTitle()).toBe(GALLERY.at(-1)?.title)
  await user.keyboard('{ArrowRight}')
  expect(dialogTitle()).toBe(GALLERY[0]?.title)
  await user.keyboard('{ArrowLeft}{Home}')
  expect(dialogTitle()).toBe(GALLERY[0]?.title)

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(thumbnail(0)).toHaveFocus()
})

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'leaves keys with %j to the browser, such as that of the way back',
  async (modifier) => {
    const { user } = renderWithApp(<NewsRoomPage />)
    await user.click(thumbnail(0))

    expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft', ...modifier })).toBe(true)
    expect(dialogTitle()).toBe(GALLERY[0]?.title)
  },
)

it('turns by its buttons, too', async () => {
  const { user } = renderWithApp(<NewsRoomPage />)
  await user.click(thumbnail(2))

  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(dialogTitle()).toBe(GALLERY[3]?.title)
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(dialogTitle()).toBe(GALLERY[2]?.title)
})

it('lets the browser check the address and then subscribes nobody', async () => {
  const { user } = renderWithApp(<NewsRoomPage />)
  const form = part(EN('newsletter'))
  const email = form.getByRole('textbox', { name: 'Email address' })
  expect(email).toBeRequired()
  expect(email).toHaveAttribute('type', 'email')
  expect(form.getByRole('status')).toBeEmptyDOMElement()

  await user.type(email, 'ada@example.org')
  await user.click(form.getByRole('button', { name: 'Subscribe' }))

  expect(form.getByRole('status')).toHaveTextContent(EN('newsletterNote'))

  // The answer was about the previous address.
  await user.clear(email)
  expect(form.getByRole('status')).toBeEmptyDOMElement()
})
