import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";

export interface OnDemand<P> {
  readonly Component: FunctionComponent<P>;
  /** Loads the component ahead of time. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A component whose code is loaded when it is first rendered. Once it is loaded, it is rendered at once: unlike with
 * `lazy` alone, no fallback is seen, not even for a moment.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Late = lazy(preload);
  // Chosen once per element: another component would lose its state.
  const Component = (props: P) => createElement(useState<ComponentType<P>>(() => loaded ?? Late)[0], props);
  return { Component, preload };
}
