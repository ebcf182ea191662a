import { render } from '@testing-library/react'
import { useComposition } from './useComposition'

function Lonely() {
  useComposition()
  return null
}

it('names the cure where it is used outside of the app', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Lonely />)).toThrow(
    'useComposition needs <CompositionContext>: wrap it in the app.',
  )
  complaints.mockRestore()
})
