import { Component, type ReactNode } from 'react';
import { ErrorReason } from '../../lib/http/error-reason.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

/** Catches what even the router could not: a page with a way out instead of a blank one. */
export class LastResort extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          headingLevel={2}
          reason={<ErrorReason error={this.state.error} />}
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
