import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider, type Store } from 'jotai'
import type { ReactElement } from 'react'
import { changeSettingsAtom, type Settings } from '@aldergate/platform'
import { MemoryRouter } from '@aldergate/platform/memory'
import { seedAtom } from '@aldergate/market/state'
import { advanceIfFake } from './fakeTimers'

export interface RenderOptions {
  /** The current URL. */
  path?: string
  /** The test's own store; by default a new, reproducible one. */
  store?: Store
  settings?: Partial<Settings>
}

/** Renders as the host does, without its frame. Call it after `jest.useFakeTimers()`, if a test uses that. */
export function renderWithApp(
  ui: ReactElement,
  { path = '/', store, settings }: RenderOptions = {},
) {
  const appStore = store ?? repeatableStore()
  if (settings) appStore.set(changeSettingsAtom, settings)
  const user = userEvent.setup({ advanceTimers: advanceIfFake })
  const view = render(ui, {
    wrapper: ({ children }) => (
      <Provider store={appStore}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    ),
  })
  return { ...view, store: appStore, user }
}

function repeatableStore(): Store {
  const store = createStore()
  store.set(seedAtom, 42)
  return store
}
