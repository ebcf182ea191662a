import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
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

/** A focusable list that disappears with its last item. */
function Leaving({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {children}
      {isThere && (
        <section ref={handOnFocus} tabIndex={-1} aria-label="Leaving">
          <Button onClick={() => setThere(false)}>Remove</Button>
        </section>
      )}
    </>
  )
}

/** Like a chart, which is a single tab stop. */
const FOCUSABLE = { tabIndex: 0 }

it.each([
  ['the button right before', <Button>Before</Button>],
  ['what has the focus as a whole', <div role="group" aria-label="Before" {...FOCUSABLE} />],
])('goes to %s, and never to the part that goes', async (_name, before) => {
  const { user } = renderWithApp(<Leaving>{before}</Leaving>)
  screen.getByRole('button', { name: 'Remove' }).focus()
  await user.keyboard('{Enter}')

  expect(screen.queryByRole('region', { name: 'Leaving' })).not.toBeInTheDocument()
  expect(document.activeElement).toHaveAccessibleName('Before')
})
