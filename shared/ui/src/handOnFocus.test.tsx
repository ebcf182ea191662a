import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { handOnFocus } from './handOnFocus'

/** Two empty lists, one after the other in the same place: only the first has something to press. */
function Filtered() {
  const [isFiltered, setFiltered] = useState(true)
  const action = <Button onClick={() => setFiltered(false)}>Show all</Button>
  return (
    <section tabIndex={-1} aria-label="Entries">
      {isFiltered ? (
        <EmptyState text="Nothing is unread." action={action} />
      ) : (
        <EmptyState text="Nothing has happened." />
      )}
    </section>
  )
}

it('goes to what stands around, also where only the button of an empty list goes', async () => {
  const { user } = renderWithApp(<Filtered />)
  screen.getByRole('button', { name: 'Show all' }).focus()
  await user.keyboard('{Enter}')

  expect(screen.getByText('Nothing has happened.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Entries' })).toHaveFocus()
})

function Failing() {
  const [hasFailed, setFailed] = useState(true)
  return (
    <>
      <div>
        <Button>Options</Button>
      </div>
      {hasFailed ? <ErrorState title="No answer." onRetry={() => setFailed(false)} /> : <p>Here</p>}
    </>
  )
}

it('goes to the control before a failure that is tried again', async () => {
  const { user } = renderWithApp(<Failing />)
  screen.getByRole('button', { name: 'Retry' }).focus()
  await user.keyboard('{Enter}')

  expect(screen.getByText('Here')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus()
})

it('leaves a focus that is elsewhere where it is', async () => {
  renderWithApp(
    <>
      <Button>Before</Button>
      <Failing />
      <Button>After</Button>
    </>,
  )
  const after = screen.getByRole('button', { name: 'After' })
  after.focus()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByText('Here')).toBeVisible()
  expect(after).toHaveFocus()
})

/** A list that goes with its last item, and that can have the focus itself. */
function Leaving() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <Button>Before</Button>
      {isThere && (
        <section ref={handOnFocus} tabIndex={-1} aria-label="Leaving">
          <Button onClick={() => setThere(false)}>Remove</Button>
        </section>
      )}
    </>
  )
}

it('goes to the button right before a part, and never to the part that goes', async () => {
  const { user } = renderWithApp(<Leaving />)
  screen.getByRole('button', { name: 'Remove' }).focus()
  await user.keyboard('{Enter}')

  expect(screen.queryByRole('region', { name: 'Leaving' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})
