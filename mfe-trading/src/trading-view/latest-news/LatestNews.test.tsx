import { markNewsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { LatestNews } from './LatestNews'

it('has three sample news items, each with title, date, summary and a link to its article', () => {
  renderWithApp(<LatestNews />)
  const items = within(screen.getByRole('list', { name: 'News' })).getAllByRole('listitem')

  expect(items).toHaveLength(3)
  for (const item of items) {
    const inItem = within(item)
    const title = inItem.getByRole('heading', { level: 3 }).textContent
    expect(item.querySelector('time')).toHaveTextContent(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/)
    expect(inItem.getByRole('paragraph').textContent?.length).toBeGreaterThan(20)
    expect(inItem.getByRole('link', { name: `Read the article “${title}”` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/news\?article=/),
    )
  }
})

it('says which of them were read on the news page', () => {
  const { store } = renderWithApp(<LatestNews />)
  expect(screen.getAllByText('Unread')).toHaveLength(3)

  act(() => void store.set(markNewsAtom, 'read', ['bitcoin-narrow-range'], true))

  expect(screen.getAllByText('Unread')).toHaveLength(2)
  expect(screen.getByText('Read')).toBeVisible()
})
