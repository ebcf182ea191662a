import { Component, type ReactNode } from 'react'

interface PanelBoundaryProps {
  children: ReactNode
  /** What stands in the place of a panel that crashed; `recover` renders the panel again. */
  fallback: (recover: () => void) => ReactNode
}

/** Keeps the crash of one panel within that panel. The one class of this workspace: React catches errors in no other way. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
