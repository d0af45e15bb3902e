import { type HTMLMotionProps, m } from "framer-motion";
import { usePace } from "./pace";

interface Props extends HTMLMotionProps<"div"> {
  /** What says where it is: with another value it glides from where it was. */
  readonly at: string;
  /** It may become larger or smaller too, in its proportions. */
  readonly isSized?: boolean;
  readonly "data-raised"?: boolean | undefined;
}

/** The place of a card among others that make room for it, and close up behind it. */
export function Place({ at, isSized = false, ...props }: Props) {
  const glides = usePace().mode === "full";
  const layout = isSized ? "preserve-aspect" : "position";
  return <m.div role="gridcell" layout={glides && layout} layoutDependency={at} {...props} />;
}
