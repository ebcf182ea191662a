import { Component, Fragment, type ReactNode } from 'react'

interface LeavingGuardProps {
  children: ReactNode
  /** The address that is shown: at each new one, a page may go wrong anew. */
  place: string
  onThrow: (error: unknown) => void
}

interface LeavingGuardState {
  hasThrown: boolean
  /** Another number is another tree: the page that came is mounted afresh. */
  generation: number
  place: string
}

/** Rendering the page that came a second time must end: what throws each time is not a page that left. */
const MOST_GENERATIONS = 3

/**
 * Stays while pages come and go. What a page throws as it is left reaches no boundary of its own, for that
 * is gone already: it would fell the page that comes. Here it is told, and the page that came is shown.
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
