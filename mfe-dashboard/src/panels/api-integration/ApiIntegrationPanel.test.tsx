import { ledgerAtom } from '@aldergate/ledger/state'
import { notificationsAtom } from '@aldergate/platform'
import { english, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { fireEvent, screen } from '@testing-library/react'
import { ENDPOINTS, PERMISSIONS, SAMPLE_SECRET } from './api.data'
import { ApiIntegrationPanel } from './ApiIntegrationPanel'
import { sampleRequest } from './curl'

const EN = english(__dirname)

const holdButton = () => screen.getByRole('button', { name: EN('holdToReveal') })

it('shows the sample permissions with their reasons, as switches that cannot be switched', async () => {
  const { user } = renderWithApp(<ApiIntegrationPanel />)

  for (const { label, reason, isEnabled } of PERMISSIONS) {
    const field = screen.getByRole('switch', { name: EN(label) })
    expect(field).toHaveAccessibleDescription(`${isEnabled ? 'Enabled' : 'Disabled'} ${EN(reason)}`)
    expect(field).toHaveAttribute('aria-readonly', 'true')

    await user.click(field)
    if (isEnabled) expect(field).toBeChecked()
    else expect(field).not.toBeChecked()
  }
})

it('does nothing when a key is to be generated, and says why', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const { user, store, container } = renderWithApp(<ApiIntegrationPanel />)
  const button = screen.getByRole('button', { name: EN('generateKey') })
  expect(button).toHaveAccessibleDescription(EN('noKeys'))
  expect(button).toHaveAttribute('aria-disabled', 'true')

  const [before, ledger] = [container.innerHTML, store.get(ledgerAtom)]
  await user.click(button)
  fireEvent.blur(button)
  expect(container.innerHTML).toBe(before)
  expect(store.get(ledgerAtom)).toBe(ledger)
  expect(store.get(notificationsAtom)).toEqual([])
  expect(alert).not.toHaveBeenCalled()
  alert.mockRestore()
})

it('shows the secret only while the button is held', async () => {
  const { user } = renderWithApp(<ApiIntegrationPanel />)
  expect(screen.queryByText(SAMPLE_SECRET)).not.toBeInTheDocument()

  await user.pointer({ keys: '[MouseLeft>]', target: holdButton() })
  expect(screen.getByText(SAMPLE_SECRET)).toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  expect(screen.queryByText(SAMPLE_SECRET)).not.toBeInTheDocument()
})

it('shows the secret while Space or Enter is held', async () => {
  const { user } = renderWithApp(<ApiIntegrationPanel />)
  holdButton().focus()
  for (const key of [' ', 'Enter']) {
    await user.keyboard(`{${key}>}`)
    expect(screen.getByText(SAMPLE_SECRET)).toBeInTheDocument()
    await user.keyboard(`{/${key}}`)
    expect(screen.queryByText(SAMPLE_SECRET)).not.toBeInTheDocument()
  }
})

it.each(['blur', 'pointercancel'])('masks the secret on %s of the page', async (type) => {
  const { user } = renderWithApp(<ApiIntegrationPanel />)
  await user.pointer({ keys: '[MouseLeft>]', target: holdButton() })
  expect(screen.getByText(SAMPLE_SECRET)).toBeInTheDocument()
  fireEvent(window, new Event(type))
  expect(screen.queryByText(SAMPLE_SECRET)).not.toBeInTheDocument()
})

it('leaves no listener when it is hidden while the button is held', async () => {
  const listening = new Set<string>()
  jest.spyOn(window, 'addEventListener').mockImplementation((type) => void listening.add(type))
  jest.spyOn(window, 'removeEventListener').mockImplementation((type) => {
    listening.delete(type)
  })
  const { user, unmount } = renderWithApp(<ApiIntegrationPanel />)
  listening.clear()
  await user.pointer({ keys: '[MouseLeft>]', target: holdButton() })
  expect([...listening]).toEqual(['pointerup', 'pointercancel', 'keyup', 'blur'])

  unmount()
  expect([...listening]).toEqual([])
  jest.restoreAllMocks()
})

it('copies the sample request of the chosen endpoint', async () => {
  const { user } = renderWithApp(
    <>
      <ApiIntegrationPanel />
      <ToastArea />
    </>,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: EN('endpoint') }), 'POST /tokens')
  const request = sampleRequest(ENDPOINTS[1])
  expect(screen.getByRole('region', { name: EN('sampleRequest') }).textContent).toBe(request)

  await user.click(screen.getByRole('button', { name: EN('copySample') }))
  expect(await navigator.clipboard.readText()).toBe(request)
  expect(await screen.findByText(EN('sampleCopied'))).toBeInTheDocument()
})

it('says to select the sample request, which stands there, where it may not be copied', async () => {
  const { user } = renderWithApp(
    <>
      <ApiIntegrationPanel />
      <ToastArea />
    </>,
  )
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied.'))
  await user.click(screen.getByRole('button', { name: EN('copySample') }))

  expect(await screen.findByText(/Select the text and copy it instead\.$/)).toBeInTheDocument()
  jest.restoreAllMocks()
})
