import { render, screen } from '@testing-library/react'
import { Freshness } from './Freshness'

it('says how old data are, and marks them once they are stale', () => {
  const { container, rerender } = render(<Freshness seconds={10} />)
  expect(screen.getByText('10 s ago')).toBeVisible()
  expect(container.querySelector('[aria-hidden]')).toBeNull()

  rerender(<Freshness seconds={11} />)
  expect(screen.getByText('11 s ago')).toBeVisible()
  expect(container.querySelector('[aria-hidden]')).toBeInTheDocument()
})
