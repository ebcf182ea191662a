import { useLocation, useNavigate } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import GettingStartedPage from './GettingStartedPage'

function Address() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{`${pathname}${search}${hash}`}</output>
      <button onClick={() => void navigate(-1)}>Way back</button>
    </>
  )
}

const PATH = '/getting-started'

function renderPage(path = PATH) {
  return renderWithApp(
    <>
      <GettingStartedPage />
      <Address />
    </>,
    { path },
  )
}

const opener = () => screen.getByRole('button', { name: 'Take the tour' })
const address = () => screen.getByLabelText('Address')
const tour = () => within(screen.getByRole('dialog', { name: 'Tour of the product' }))
const button = (name: string) => tour().getByRole('button', { name })
const place = () => tour().getByRole('heading', { level: 3 })

async function openTour(path?: string) {
  const view = renderPage(path)
  if (!path) await view.user.click(opener())
  await tour().findByRole('link', { name: 'Go there' })
  return view
}

it('leads through seven places to its end, and ticks nothing', async () => {
  const { user } = await openTour()
  const places = [place().textContent]
  while (tour().queryByRole('button', { name: 'Next' })) {
    await user.click(button('Next'))
    places.push(place().textContent)
  }

  expect(places).toEqual([
    'Dashboard',
    'Order ticket',
    'Alerts',
    'Trading View',
    'Strategy Builder',
    'Portfolio',
    'Analytics',
  ])
  expect(tour().queryByRole('button', { name: 'Skip tour' })).not.toBeInTheDocument()
  await user.click(button('Finish'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: '0 of 7 done' })).toBeVisible()
})

it('begins at the button that goes on, and says at each stop which one it is and what is there', async () => {
  const { user } = await openTour()
  expect(button('Next')).toHaveFocus()
  expect(button('Next')).toHaveAccessibleDescription(/^Stop 1 of 7 Dashboard /)

  await user.keyboard('{Enter}')
  expect(tour().getByRole('status')).toHaveTextContent(/^Stop 2 of 7.*paper/)
  expect(tour().getByRole('progressbar', { name: 'Stop 2 of 7' })).toBeVisible()
  expect(button('Next')).toHaveFocus()
})

it('goes back as far as the first stop, where the focus stays', async () => {
  const { user } = await openTour(`${PATH}?tour=2`)
  await user.click(button('Back'))
  expect(button('Back')).toHaveFocus()
  expect(button('Back')).toHaveAttribute('aria-disabled', 'true')

  await user.keyboard('{Enter}')
  expect(place()).toHaveTextContent('Dashboard')
})

it.each([
  ['Esc', '{Escape}'],
  ['its button', '{Tab}{Enter}'],
])('is skipped by %s, and gives the focus back', async (_by, keys) => {
  const { user } = await openTour()
  await user.keyboard(keys)

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toHaveTextContent(new RegExp(`^${PATH}$`))
  expect(opener()).toHaveFocus()
})

it('leads to the exact place, and goes on from there for who comes back', async () => {
  const { user } = await openTour(`${PATH}?tour=3`)
  await user.click(tour().getByRole('link', { name: 'Go there' }))
  expect(address()).toHaveTextContent('/dashboard#alerts-notifications')

  await user.click(screen.getByRole('button', { name: 'Way back' }))
  expect(place()).toHaveTextContent('Alerts')
})

it.each(['0', '99', 'x'])('takes an address of stop “%s” for one that there is', async (number) => {
  await openTour(`${PATH}?tour=${number}`)

  expect(place()).toBeVisible()
})
