import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithApp } from '@aldergate/testing'
import { Tabs } from './Tabs'

const TABS = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'year', label: 'Year' },
] as const

function Periods() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('week')
  return (
    <Tabs label="Period" tabs={TABS} selected={selected} onSelect={setSelected}>
      {`shows the ${selected}`}
    </Tabs>
  )
}

it('shows the content of the selected tab under its name', async () => {
  const { user } = renderWithApp(<Periods />)
  expect(screen.getByRole('tab', { name: 'Week', selected: true })).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Day' }))

  expect(screen.getByRole('tabpanel', { name: 'Day' })).toHaveTextContent('shows the day')
})

it('is one stop of the Tab key, and the arrow keys, Home and End go on from there', async () => {
  const { user } = renderWithApp(<Periods />)

  await user.tab()
  expect(screen.getByRole('tab', { name: 'Week' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Year', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Day', selected: true })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Year', selected: true })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'Day', selected: true })).toHaveFocus()
})

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'leaves keys with %j to the browser, such as that of the way back',
  (modifier) => {
    renderWithApp(<Periods />)
    const week = screen.getByRole('tab', { name: 'Week' })
    expect(fireEvent.keyDown(week, { key: 'ArrowLeft', ...modifier })).toBe(true)
    expect(screen.getByRole('tab', { name: 'Week', selected: true })).toBeVisible()
  },
)
