import { CONTRACT_VERSION } from '@aldergate/contract'
import type { RouteObject } from '@aldergate/platform'
import { compose } from './composition/composition'
import { CompositionContext } from './composition/useComposition'
import { Spoken } from './drawing/Spoken'
import { NAVIGATION_LINKS } from './layout/links.data'
import { RootLayout } from './layout/RootLayout'

/** The paths for which the frame differs, by the link that is marked as current, and a pattern for all others. */
export const places: readonly string[] = [...NAVIGATION_LINKS.map(({ path }) => path), '/*']

/** A composition that loads nothing: only the frame is prerendered. */
const composition = compose(
  {
    contract: CONTRACT_VERSION,
    release: 0,
    hostVersion: '',
    packages: {},
    remotes: [],
    canaries: [],
    leftOut: [],
  },
  { load: () => Promise.reject(new Error('A drawing loads no page.')) },
)

/** The frame around a page: promotion puts that in place of the slot. */
export const routes: RouteObject[] = [
  {
    element: (
      <CompositionContext value={composition}>
        <RootLayout />
      </CompositionContext>
    ),
    children: [
      {
        path: '*',
        element: (
          <Spoken>
            <slot />
          </Spoken>
        ),
      },
    ],
  },
]
