import type { ReactNode } from 'react'
import { Component } from 'react'
import { MissingChunk } from '../chunks.ts'
import { AreaCrash } from './AreaCrash.tsx'

type Props = { children: ReactNode }
type State = { readonly crash: { readonly error: unknown } | null }

/**
 * Catches a screen's unexpected errors, so that the frame stays usable. `onCaughtError` of the root reports them. A missing
 * chunk is not a crash: it goes up to the page's error screen.
 */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { crash: null }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override render() {
    const { crash } = this.state
    if (crash?.error instanceof MissingChunk) throw crash.error
    return crash ? <AreaCrash onRetry={() => this.setState({ crash: null })} /> : this.props.children
  }
}
