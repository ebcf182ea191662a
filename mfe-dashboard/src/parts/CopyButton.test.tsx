import { english, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen } from '@testing-library/react'
import { CopyButton } from './CopyButton'

const EN = english(`${__dirname}/..`)

function renderButton() {
  return renderWithApp(
    <>
      <CopyButton label="Copy it" text={() => 'the text'} copied="It is copied." isCompact />
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

it('says what to do where the browser forbids it', async () => {
  const { user } = renderButton()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied.'))
  await user.click(screen.getByRole('button', { name: 'Copy it' }))

  expect(await screen.findByText(EN('copyFailed'))).toBeInTheDocument()
  jest.restoreAllMocks()
})
