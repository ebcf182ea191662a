import { renderWithApp } from '@aldergate/testing'
import { screen, waitFor } from '@testing-library/react'
import { BrowserNotifications } from './BrowserNotifications'

const requestPermission = jest.fn<Promise<NotificationPermission>, []>()

function browserWith(permission: NotificationPermission) {
  let answer = permission
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: {
      get permission() {
        return answer
      },
      requestPermission,
    },
  })
  requestPermission.mockImplementation(() => {
    answer = 'granted'
    return Promise.resolve(answer)
  })
}

afterEach(() => {
  requestPermission.mockReset()
  Reflect.deleteProperty(window, 'Notification')
})

it('lets the browser ask only when the trader clicks', async () => {
  browserWith('default')
  const { user } = renderWithApp(<BrowserNotifications />)
  expect(requestPermission).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Allow browser notifications' }))

  expect(requestPermission).toHaveBeenCalledTimes(1)
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Browser notifications are allowed.'),
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('keeps the focus of the button, which goes with the answer', async () => {
  browserWith('default')
  const { user } = renderWithApp(<BrowserNotifications />)
  await user.tab()
  await user.keyboard('{Enter}')

  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  expect(screen.getByRole('status').parentElement).toHaveFocus()
})

it('says so where the browser blocks them', () => {
  browserWith('denied')
  renderWithApp(<BrowserNotifications />)
  expect(screen.getByRole('status')).toHaveTextContent(/blocks notifications/)
})

it('says so where there are none', () => {
  renderWithApp(<BrowserNotifications />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'This browser does not support notifications.',
  )
})
