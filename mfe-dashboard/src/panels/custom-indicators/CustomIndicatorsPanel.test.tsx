import { advance, english, fakeCanvas, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { CustomIndicatorsPanel } from './CustomIndicatorsPanel'

const EN = english(__dirname)

/** With the chart of the preview drawn. */
async function renderPanel() {
  const view = renderWithApp(
    <>
      <CustomIndicatorsPanel />
      <ToastArea />
    </>,
  )
  await act(() => jest.advanceTimersByTimeAsync(200))
  return view
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

const nameField = () => screen.getByRole('combobox', { name: EN('indicatorName') })
const periodField = () => screen.getByRole('spinbutton', { name: EN('period') })
const colorField = () => screen.getByLabelText(EN('color'))
const preview = () => within(screen.getByRole('region', { name: EN('preview') }))
const saved = () => within(screen.getByRole('region', { name: EN('saved') }))

beforeEach(() => {
  jest.useFakeTimers()
  fakeCanvas()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('opens with the specified indicator and shows it over the simulated prices', async () => {
  await renderPanel()

  expect(nameField()).toHaveDisplayValue('Moving Average')
  expect(periodField()).toHaveValue(14)
  expect(colorField()).toHaveValue('#ff0000')
  expect(preview().getByText('Moving Average (14) on BTC/GBP, 1h candles')).toBeInTheDocument()
  expect(screen.getByText(EN('noneSaved'))).toBeInTheDocument()
})

it('reads the period as an integer and says so', async () => {
  const { user } = await renderPanel()
  await user.type(periodField(), '.7')

  expect(periodField()).toHaveAccessibleDescription('Read as 14.')
  await user.click(button(EN('save')))
  expect(saved().getByText('Moving Average (14)')).toBeInTheDocument()
})

it.each(['0', '501', '{Backspace}'])(
  'takes no period of %s, says why, and leaves the last one in the preview',
  async (typed) => {
    const { user } = await renderPanel()
    await user.clear(periodField())
    await user.type(periodField(), typed)

    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 500.')
    await user.click(button(EN('save')))
    expect(screen.getByText(EN('noneSaved'))).toBeInTheDocument()
  },
)

it('calls nothing saved while the typed period cannot be read', async () => {
  const { user } = await renderPanel()
  await user.click(button(EN('save')))
  expect(screen.getByText(EN('alreadySaved'))).toBeInTheDocument()

  await user.clear(periodField())
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 500.')
  expect(screen.queryByText(EN('alreadySaved'))).not.toBeInTheDocument()
})

it('previews what is being typed', async () => {
  const { user } = await renderPanel()
  await user.selectOptions(nameField(), 'RSI')
  await user.clear(periodField())
  await user.type(periodField(), '21')

  expect(preview().getByText('RSI (21) on BTC/GBP, 1h candles')).toBeInTheDocument()
})

it('warns of a colour that is hardly seen', async () => {
  await renderPanel()
  expect(
    screen.getByText('#FF0000: 4.53:1 on the dark panel, 4.00:1 on the light one.'),
  ).toBeInTheDocument()

  fireEvent.change(colorField(), { target: { value: '#ffff00' } })
  expect(screen.getByText(/Hard to see as a line on the light panel/)).toBeInTheDocument()
  fireEvent.change(colorField(), { target: { value: '#101010' } })
  expect(screen.getByText(/Hard to see as a line on the dark panel/)).toBeInTheDocument()
})

it('saves, edits, deletes and brings back', async () => {
  const { user } = await renderPanel()
  await user.click(button(EN('saveThis')))
  expect(screen.getByText(EN('alreadySaved'))).toBeInTheDocument()

  await user.click(button('Edit Moving Average (14)'))
  expect(nameField()).toHaveFocus()
  await user.clear(periodField())
  await user.type(periodField(), '50')
  await user.click(button(EN('saveChanges')))
  expect(saved().getAllByRole('listitem')).toHaveLength(1)
  expect(saved().getByText('Moving Average (50)')).toBeInTheDocument()

  await user.click(button('Delete Moving Average (50)'))
  expect(screen.getByText(EN('noneSaved'))).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: EN('undo') }))
  expect(saved().getByText('Moving Average (50)')).toBeInTheDocument()
})

it('keeps the focus in the list when an indicator is deleted', async () => {
  const { user } = await renderPanel()
  await user.click(button(EN('save')))
  await user.type(periodField(), '1')
  await user.click(button(EN('save')))

  await user.click(button('Delete Moving Average (14)'))
  expect(button('Edit Moving Average (141)')).toHaveFocus()
  await user.click(button('Delete Moving Average (141)'))
  expect(button(EN('saveThis'))).toHaveFocus()
})

it('leaves an indicator as it was when the change is cancelled', async () => {
  const { user } = await renderPanel()
  await user.click(button(EN('save')))
  await user.click(button('Edit Moving Average (14)'))
  await user.type(periodField(), '0')
  await user.click(button(EN('cancel')))

  expect(saved().getByText('Moving Average (14)')).toBeInTheDocument()
  expect(periodField()).toHaveValue(14)
})

it('leads back to the indicator whose change is cancelled', async () => {
  const { user } = await renderPanel()
  await user.click(button(EN('save')))
  await user.type(periodField(), '1')
  await user.click(button(EN('save')))
  await user.click(button('Edit Moving Average (141)'))
  button(EN('cancel')).focus()
  await user.keyboard('{Enter}')

  expect(button('Edit Moving Average (141)')).toHaveFocus()
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<CustomIndicatorsPanel />)
  advance(3_000)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
