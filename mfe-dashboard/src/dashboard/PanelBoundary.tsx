import { Component, type ReactNode } from 'react'

interface PanelBoundaryProps {
  children: ReactNode
  onCrash: (error: unknown) => void
  /** The content that replaces a crashed panel. */
  fallback: (error: unknown) => ReactNode
}

interface PanelBoundaryState {
  crash?: { error: unknown }
}

/** Keeps the crash of one panel within that panel; another key renders the panel again. The one class of this workspace: React catches errors in no other way. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = {}

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { crash: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    const { crash } = this.state
    if (!crash) return this.props.children
    return this.props.fallback(crash.error)
  }
}
