import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { ToastArea } from '../ToastArea'
import { useFileSaving } from './useFileSaving'

const FAILED = 'The file could not be made. Please try again.'

function renderSaving(write: () => Promise<void> | void) {
  function Download() {
    const save = useFileSaving()
    return <button onClick={() => void save(write)}>Download</button>
  }
  return renderWithApp(
    <>
      <Download />
      <ToastArea />
    </>,
  )
}

it.each<[string, () => Promise<void>]>([
  ['whose writer does not come', () => Promise.reject(new Error('no network'))],
  [
    'that the browser does not take',
    () => {
      throw new Error('no room')
    },
  ],
])('says of a file %s that it could not be made', async (_name, write) => {
  const failure = jest.spyOn(console, 'error').mockImplementation()
  const { user } = renderSaving(write)
  await user.click(screen.getByRole('button', { name: 'Download' }))

  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(failure).toHaveBeenCalledWith('A file could not be made.', expect.any(Error))
})

it('says nothing of a file that the browser takes', async () => {
  const write = jest.fn()
  const { user } = renderSaving(write)
  await user.click(screen.getByRole('button', { name: 'Download' }))

  expect(write).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
})
