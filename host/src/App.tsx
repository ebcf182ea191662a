import { RouterProvider } from '@aldergate/platform'
import type { Composition } from './composition/composition'
import { CompositionContext } from './composition/useComposition'

type Router = Parameters<typeof RouterProvider>[0]['router']

export function App({ composition, router }: { composition: Composition; router: Router }) {
  return (
    <CompositionContext value={composition}>
      <RouterProvider router={router} />
    </CompositionContext>
  )
}
