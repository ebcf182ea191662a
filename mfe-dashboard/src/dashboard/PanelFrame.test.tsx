import { renderWithApp } from '@aldergate/testing'
import { Freshness, SampleTag } from '@aldergate/ui'
import { screen } from '@testing-library/react'
import { PanelFrame } from './PanelFrame'

it('is an article named by its title, whose button hides it', async () => {
  const onHide = jest.fn()
  const { user } = renderWithApp(
    <PanelFrame
      id="overview"
      title="Overview"
      tag={<SampleTag />}
      age={<Freshness seconds={3} />}
      onHide={onHide}
      hideLabel="Hide Overview"
    />,
  )
  expect(screen.getByRole('article', { name: 'Overview' })).toHaveTextContent('Sample3 s ago')
  // Titles of panels of one kind begin alike: cut, they would say the same.
  expect(screen.getByRole('heading')).not.toHaveStyle({ whiteSpace: 'nowrap' })

  await user.click(screen.getByRole('button', { name: 'Hide Overview' }))

  expect(onHide).toHaveBeenCalledTimes(1)
})
