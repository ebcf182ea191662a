import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { PanelMenu } from './PanelMenu'

it('brings what it offers into sight as it opens', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  const actions = [{ id: 'up', label: 'Move up', isDisabled: false, onChoose: jest.fn() }]
  const { user } = renderWithApp(<PanelMenu title="Overview" actions={actions} />)
  expect(scrolled).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: /Overview/ }))

  expect(scrolled.mock.contexts).toEqual([screen.getByRole('list')])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  scrolled.mockRestore()
})
