import { screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { Page } from './Page'
import { Skeleton } from './Skeleton'
import { Stat } from './data/Stat'

it('names the figure of a stat', () => {
  renderWithApp(<Stat label="Total Value" value="£5.00" detail="today" />)

  expect(screen.getByRole('group', { name: 'Total Value' })).toHaveTextContent('£5.00today')
})

it('has one heading of the first level on a page', () => {
  renderWithApp(<Page title="Settings" intro="Yours." />)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings')
})

it('says that its texts are English where it is told so, to readers of other languages', () => {
  const settings = { language: 'fr' } as const
  const { unmount } = renderWithApp(<Page title="Réglages" />, { settings })
  expect(screen.queryByText(/qu’en anglais/)).not.toBeInTheDocument()
  unmount()

  renderWithApp(<Page title="Réglages" isInEnglish />, { settings })
  expect(screen.getByText('Ces textes n’existent qu’en anglais.')).toBeVisible()
})

it('says what failed and tries again', async () => {
  const onRetry = jest.fn()
  const { user } = renderWithApp(
    <ErrorState title="It failed." text="All else works." onRetry={onRetry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.All else works.')

  await user.click(screen.getByRole('button', { name: 'Retry' }))

  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('says that there is nothing, and what can be done', () => {
  renderWithApp(<EmptyState text="No articles found." action={<Button>Clear filters</Button>} />)

  expect(screen.getByText('No articles found.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

it('announces loading only where it was given words', () => {
  renderWithApp(
    <>
      <Skeleton height={40} label="Loading" />
      <Skeleton height={40} />
    </>,
  )

  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})
