import { Component, type ReactNode } from 'react'

interface PageBoundaryProps {
  children: ReactNode
  /** The current path: when it changes, the page is rendered again. */
  place: string
  onCrash: (error: unknown) => void
  fallback: (error: unknown) => ReactNode
}

interface PageBoundaryState {
  crash?: { error: unknown; place: string }
}

/** Contains a page's crash within its route. A class, because React offers error boundaries in no other way. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {}

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { crash: { error, place: '' } }
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    { crash }: PageBoundaryState,
  ): PageBoundaryState | null {
    if (!crash) return null
    if (crash.place === '') return { crash: { ...crash, place } }
    return crash.place === place ? null : { crash: undefined }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    const { crash } = this.state
    return crash ? this.props.fallback(crash.error) : this.props.children
  }
}
