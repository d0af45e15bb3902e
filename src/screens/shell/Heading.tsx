import { type ReactNode, useEffect, useRef } from "react";
import { useArrivals } from "../routing/navigation";
import { useTitle } from "./title";

interface Props {
  readonly children: ReactNode;
  /** Title of the document; defaults to the text of the heading. */
  readonly title: string;
  readonly className?: string | undefined;
  /** False when another element takes the focus (a clause that was linked to). */
  readonly takesFocus?: boolean;
}

/** The heading of a screen. It takes the focus after a change of screen, for keyboard and screen reader users. */
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
