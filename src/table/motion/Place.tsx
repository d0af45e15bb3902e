import { type HTMLMotionProps, m } from "framer-motion";
import { usePace } from "./pace";

interface Props extends HTMLMotionProps<"div"> {
  /** Identifies the place. When it changes, the card glides there from its old place. */
  readonly at: string;
  /** Whether it may also change its size, keeping its proportions. */
  readonly isSized?: boolean;
  readonly "data-raised"?: boolean | undefined;
}

/** The place of a card among others, which make room for it and close up behind it. */
export function Place({ at, isSized = false, ...props }: Props) {
  const glides = usePace().mode === "full";
  const layout = isSized ? "preserve-aspect" : "position";
  return <m.div role="gridcell" layout={glides && layout} layoutDependency={at} {...props} />;
}
