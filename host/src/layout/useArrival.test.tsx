import { Link, RouterProvider, useLocation } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
import { useArrival } from './useArrival'

/** The frame around a page. */
function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useArrival(main)
  return (
    <main ref={main} tabIndex={-1}>
      <nav>
        <Link to="/settings">Settings</Link>
        <Link to="/settings#your-data">Your data</Link>
        <Link to="/settings#profile">Profile</Link>
        <Link to="/settings#nowhere">Nowhere</Link>
      </nav>
      {pathname === '/settings' && children}
    </main>
  )
}

function Settings() {
  return (
    <>
      <section id="profile" aria-label="Profile">
        <button>Log out</button>
      </section>
      <section id="your-data" aria-label="Your data">
        <button>About</button>
        <button data-lead-focus>Keep</button>
      </section>
    </>
  )
}

async function follow(name: string) {
  const user = userEvent.setup()
  const page = (
    <Frame>
      <Settings />
    </Frame>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(<RouterProvider router={router} />)
  await user.click(screen.getByRole('link', { name }))
  return { user, router }
}

const button = (name: string) => screen.getByRole('button', { name })

it('gives a new page the focus', async () => {
  await follow('Settings')

  expect(screen.getByRole('main')).toHaveFocus()
})

it('goes on by Tab from the place that a fragment names, which the mouse cannot focus afterwards', async () => {
  const { user } = await follow('Profile')
  const profile = screen.getByRole('region', { name: 'Profile' })
  expect(profile).toHaveFocus()

  await user.tab()
  expect(button('Log out')).toHaveFocus()
  expect(profile).not.toHaveAttribute('tabindex')
})

it('gives the focus to the control that the place is about, where it marks one', async () => {
  await follow('Your data')

  expect(button('Keep')).toHaveFocus()
})

it('leads from one place of a page to another', async () => {
  const { router } = await follow('Your data')
  await act(() => router.navigate('/settings#profile'))

  expect(screen.getByRole('region', { name: 'Profile' })).toHaveFocus()
})

it('leads to the place of a fragment as often as its link is pressed', async () => {
  const { user } = await follow('Your data')
  const place = screen.getByRole('region', { name: 'Your data' })
  const scrolledTo = jest.spyOn(place, 'scrollIntoView')
  for (let presses = 1; presses <= 3; presses += 1) {
    await user.click(screen.getByRole('link', { name: 'Your data' }))
    expect(scrolledTo).toHaveBeenCalledTimes(presses)
    expect(button('Keep')).toHaveFocus()
  }
})

it('gives the page the focus where a fragment names nothing on it', async () => {
  await follow('Nowhere')

  expect(screen.getByRole('main')).toHaveFocus()
})
