import { fakeViewport, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { Document } from './Document'

const TEXT = {
  intro: '<p>Before.</p>',
  chapters: [
    { id: 'fees', heading: 'Fees', html: '<p>What it costs.</p>' },
    { id: 'risk', heading: 'Risk', html: '<p>What can be lost.</p>' },
  ],
  words: 8,
}

it('lists its chapters beside the text, each under an address of its own', () => {
  renderWithApp(<Document title="Terms" text={TEXT} />, { path: '/terms' })

  const contents = screen.getByRole('navigation', { name: 'Contents' })
  expect(within(contents).getByRole('link', { name: 'Risk' })).toHaveAttribute(
    'href',
    '/terms#risk',
  )
  expect(screen.getByRole('region', { name: /^Risk/ })).toHaveTextContent('What can be lost.')
  expect(screen.getByRole('link', { name: 'Link to “Fees”' })).toHaveAttribute(
    'href',
    '/terms#fees',
  )
})

it('says when it was last changed, as a day that no time zone shifts', () => {
  renderWithApp(<Document title="Terms" text={TEXT} updated="2026-11-21" />, {
    settings: { timeZone: 'America/New_York' },
  })

  expect(screen.getByText('Last updated 21 Nov 2026')).toBeVisible()
})

it('can be printed where that is of use', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = renderWithApp(<Document title="Terms" text={TEXT} canPrint />)

  await user.click(screen.getByRole('button', { name: 'Print' }))

  expect(print).toHaveBeenCalledTimes(1)
})

it('marks the chapter that is being read, also after a jump back to the top', () => {
  const viewport = fakeViewport()
  renderWithApp(<Document title="Terms" text={TEXT} />)
  const marked = () => screen.queryAllByRole('link', { current: 'location' })

  viewport.scroll(true)
  expect(marked().map(({ textContent }) => textContent)).toEqual(['Risk'])

  viewport.scroll(false)
  expect(marked()).toEqual([])
  viewport.remove()
})
