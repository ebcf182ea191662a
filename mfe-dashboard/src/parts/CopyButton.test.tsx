import { english, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen } from '@testing-library/react'
import { CopyButton } from './CopyButton'

const EN = english(`${__dirname}/..`)

function renderButton(isOnScreen = false) {
  return renderWithApp(
    <>
      <CopyButton
        label="Copy it"
        text={() => 'the text'}
        copied="It is copied."
        isOnScreen={isOnScreen}
        isCompact
      />
      <ToastArea />
    </>,
  )
}

it('copies its text and says so', async () => {
  const { user } = renderButton()
  await user.click(screen.getByRole('button', { name: 'Copy it' }))

  expect(await screen.findByText('It is copied.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('the text')
})

it.each([
  ['says so where the browser forbids it, and logs the cause', false, 'copyFailed'],
  ['says what to do instead where its text stands on the screen', true, 'copyByHand'],
] as const)('%s', async (_what, isOnScreen, key) => {
  const { user } = renderButton(isOnScreen)
  const cause = new Error('Denied.')
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(cause)
  await user.click(screen.getByRole('button', { name: 'Copy it' }))

  expect(await screen.findByText(EN(key))).toBeInTheDocument()
  expect(failure).toHaveBeenCalledWith('A text could not be copied.', cause)
  jest.restoreAllMocks()
})
