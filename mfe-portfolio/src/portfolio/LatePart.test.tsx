import { later } from '@aldergate/ui'
import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { LatePart } from './LatePart'

it('says that it comes, then that it did not, and comes when it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const load = jest.fn<Promise<string>, []>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('of the part')
  const part = later(load)
  const { user } = renderWithApp(
    <LatePart part={part} height={100}>
      {(value) => <p>All {value}</p>}
    </LatePart>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')

  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('All of the part')).toBeVisible()
})
