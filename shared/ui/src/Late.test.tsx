import { renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { use } from 'react'
import { Late } from './Late'
import { Skeleton } from './Skeleton'
import { type Later, later } from './useLoaded'

function renderLate(part: Later<() => string>) {
  return renderWithApp(
    <Late
      part={part}
      waiting={<Skeleton height={100} label="On its way…" />}
      failed="The part did not come."
      failedHelp="Try again."
      place={({ children }) => <section aria-label="Place">{children}</section>}
    >
      {(Part) => <Part />}
    </Late>,
  )
}

const place = () => screen.queryByRole('region', { name: 'Place' })

it('says that it comes, then that it did not, and comes when it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const load = jest.fn<Promise<() => string>, []>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(() => 'All of the part')
  const { user } = renderLate(later(load))
  expect(place()).toHaveTextContent('On its way…')

  expect(await screen.findByRole('alert')).toHaveTextContent('The part did not come.Try again.')
  expect(place()).toContainElement(screen.getByRole('alert'))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('All of the part')).toBeVisible()
  expect(place()).not.toBeInTheDocument()
})

it('goes on waiting for what the part itself waits for', async () => {
  let bring: (words: string) => void = () => {}
  const words = new Promise<string>((resolve) => (bring = resolve))
  const part = later(() => Promise.resolve(() => use(words)))
  await part.load()
  await act(async () => renderLate(part))
  expect(place()).toHaveTextContent('On its way…')

  await act(async () => bring('With its words'))
  expect(screen.getByText('With its words')).toBeVisible()
})
