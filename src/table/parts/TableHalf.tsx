import { MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { useTable } from "../state/table";

const upsideDown = ({ x, y }: { x: number; y: number }) => ({ x: -x, y: -y });

/** One end of the table. Across a flat screen one end is turned, and motion in it is measured in its own directions. */
export function TableHalf({ end, children }: { end: "near" | "far"; children: ReactNode }) {
  const isAcross = useTable((s) => s.match.setup?.across === true);
  const top = useTable((s) => (s.view.viewer === 1 ? "near" : "far"));
  if (!isAcross || end !== top) return children;
  return <MotionConfig transformPagePoint={upsideDown}>{children}</MotionConfig>;
}
