import { type ReactNode, useEffect, useRef } from "react";
import { useArrivals } from "../routing/navigation";
import { useTitle } from "./title";

interface Props {
  readonly children: ReactNode;
  /** What the document is called; the words of the heading unless something else fits better. */
  readonly title: string;
  readonly className?: string | undefined;
  /** False where something else on the screen takes the focus (a clause that was linked to). */
  readonly takesFocus?: boolean;
}

/** The heading of a screen. After a change of screen it takes the focus, so that nobody is left behind. */
export function Heading({ children, title, className, takesFocus = true }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivals = useArrivals();
  useTitle(title);
  useEffect(() => {
    if (arrivals > 0 && takesFocus) heading.current?.focus({ preventScroll: true });
  }, [arrivals, takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
