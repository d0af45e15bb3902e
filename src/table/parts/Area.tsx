import { type ComponentProps, createElement } from "react";

interface Props extends ComponentProps<"div"> {
  readonly role: "grid" | "row" | "gridcell" | "group";
  readonly [data: `data-${string}`]: unknown;
}

/**
 * A plain element with a role of the APG grid pattern, because cards on a plane or in a fan cannot be laid out as the
 * rows and columns of a table. Focus is on the buttons in the cells.
 */
export function Area(props: Props) {
  return createElement("div", props);
}
