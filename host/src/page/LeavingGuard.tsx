import { Component, Fragment, type ReactNode } from 'react'

interface LeavingGuardProps {
  children: ReactNode
  /** The current path: each new one resets the count of remounts. */
  place: string
  onThrow: (error: unknown) => void
}

interface LeavingGuardState {
  hasThrown: boolean
  /** A new key remounts the new page. */
  generation: number
  place: string
}

/** Limits the remounts: an error that repeats does not come from the page that was left. */
const MOST_GENERATIONS = 3

/**
 * Stays mounted while pages change. An error that a page throws while unmounting no longer reaches its own error
 * boundary and would crash the next page. Here it is reported, and the next page is remounted.
 */
export class LeavingGuard extends Component<LeavingGuardProps, LeavingGuardState> {
  override state: LeavingGuardState = { hasThrown: false, generation: 0, place: '' }

  static getDerivedStateFromError(): Partial<LeavingGuardState> {
    return { hasThrown: true }
  }

  static getDerivedStateFromProps(
    { place }: LeavingGuardProps,
    state: LeavingGuardState,
  ): Partial<LeavingGuardState> | null {
    return state.place === place ? null : { place, generation: 0 }
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrow(error)
    if (this.state.generation >= MOST_GENERATIONS) throw error
    this.setState(({ generation }) => ({ hasThrown: false, generation: generation + 1 }))
  }

  override render() {
    const { hasThrown, generation } = this.state
    return hasThrown ? null : <Fragment key={generation}>{this.props.children}</Fragment>
  }
}
