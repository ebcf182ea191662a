import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { leadAtom } from '../../layout/lead.atoms'
import { EducationalToolsPanel } from './EducationalToolsPanel'
import { totalMinutes, type Tutorial } from './tutorial'
import { TUTORIALS } from './tutorials.data'

const [FIRST] = TUTORIALS as [Tutorial]

function shownTitles() {
  return screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
}

function row(title: string) {
  const item = screen.getAllByRole('listitem').find((each) => within(each).queryByText(title))
  if (!item) throw new Error(`No row says "${title}".`)
  return within(item)
}

function press(name: string) {
  return screen.getByRole('button', { name })
}

it('lists the tutorials with their duration and difficulty, and says how long they take in all', () => {
  renderWithApp(<EducationalToolsPanel />)

  expect(shownTitles()).toEqual(TUTORIALS.map(({ title }) => title))
  for (const { title, duration, difficulty } of TUTORIALS) {
    expect(row(title).getByText(difficulty)).toBeInTheDocument()
    expect(row(title).getByText(`${duration} min`)).toBeInTheDocument()
  }
  expect(
    screen.getByText(`10 tutorials, ${totalMinutes(TUTORIALS)} min in all, 0 completed`),
  ).toBeInTheDocument()
})

it('filters by difficulty', async () => {
  const { user } = renderWithApp(<EducationalToolsPanel />)
  await user.click(press('Advanced'))

  expect(shownTitles()).toEqual([
    'Testing a strategy without fooling yourself',
    'When five positions are one bet',
  ])
  expect(screen.getByText(/^2 tutorials, \d+ min in all/)).toBeInTheDocument()
})

it('is read section by section, marked as completed at the end, and closed', async () => {
  const { user } = renderWithApp(<EducationalToolsPanel />)
  await user.click(press(FIRST.title))
  const article = within(screen.getByRole('article', { name: FIRST.title }))
  expect(article.getByRole('heading', { name: FIRST.title })).toHaveFocus()
  expect(press('Previous')).toHaveAttribute('aria-disabled', 'true')

  for (const [index, { heading }] of FIRST.sections.entries()) {
    expect(article.getByRole('heading', { level: 5, name: heading })).toBeInTheDocument()
    expect(article.getByText(`${index} of 5 sections read`)).toBeInTheDocument()
    if (index > 0) expect(press(index < 4 ? 'Next' : 'Mark as completed')).toHaveFocus()
    await user.click(press(index < 4 ? 'Next' : 'Mark as completed'))
  }

  expect(press(FIRST.title)).toHaveFocus()
  expect(row(FIRST.title).getByText('Completed')).toBeInTheDocument()
  expect(row(FIRST.title).getByText('5 of 5 sections read')).toBeInTheDocument()
  expect(screen.getByText(/, 1 completed$/)).toBeInTheDocument()
})

it('goes on where the reader left it, also after the panel was hidden', async () => {
  const store = createStore()
  const { user, unmount } = renderWithApp(<EducationalToolsPanel />, { store })
  await user.click(press(FIRST.title))
  await user.click(press('Next'))
  await user.click(press('Back to tutorials'))
  expect(row(FIRST.title).getByText('1 of 5 sections read')).toBeInTheDocument()
  unmount()

  const again = renderWithApp(<EducationalToolsPanel />, { store })
  await again.user.click(press(FIRST.title))
  expect(
    screen.getByRole('heading', { level: 5, name: FIRST.sections[1]?.heading }),
  ).toBeInTheDocument()
  await again.user.click(press('Previous'))
  expect(
    screen.getByRole('heading', { level: 5, name: FIRST.sections[0]?.heading }),
  ).toBeInTheDocument()
})

it('announces the heading of a section in English, whatever the language of the counter', async () => {
  const { user } = renderWithApp(<EducationalToolsPanel />, { settings: { language: 'es' } })
  await user.click(press(FIRST.title))
  await user.click(press('Siguiente'))

  const heading = FIRST.sections[1]?.heading ?? ''
  const announced = screen.getByRole('status')
  expect(announced).toHaveTextContent(`Sección 2 de 5: ${heading}`)
  expect(within(announced).getByText(heading)).toHaveAttribute('lang', 'en')
})

it('can be started over once it was completed', async () => {
  const { user } = renderWithApp(<EducationalToolsPanel />)
  await user.click(press(FIRST.title))
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
  for (let section = 1; section < 5; section += 1) await user.click(press('Next'))
  await user.click(press('Mark as completed'))

  await user.click(press(FIRST.title))
  await user.click(press('Start over'))
  expect(screen.getByText('0 of 5 sections read')).toBeInTheDocument()
  expect(screen.queryByText('Completed')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: FIRST.title })).toHaveFocus()
})

it('leads from its last section to the panel where it can be practised', async () => {
  const { user, store } = renderWithApp(<EducationalToolsPanel />)
  await user.click(press(FIRST.title))
  for (let section = 1; section < 5; section += 1) await user.click(press('Next'))

  await user.click(press('Practise in Trade Execution'))
  expect(store.get(leadAtom)?.id).toBe('trade-execution')
})

it('holds no timer', () => {
  jest.useFakeTimers()
  const { unmount } = renderWithApp(<EducationalToolsPanel />)
  expect(jest.getTimerCount()).toBe(0)
  unmount()
  jest.useRealTimers()
})
